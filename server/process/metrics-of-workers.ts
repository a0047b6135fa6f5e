import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, Registry } from 'prom-client'
import { z } from 'zod'

// A request for the metrics reaches one worker. It asks the first process, which asks every worker and adds up.

const wanted = z.object({ metricsWanted: z.uuid() })
const gathered = z.object({ metricsFor: z.uuid(), text: z.string().nullable() })

type Wanted = z.infer<typeof wanted>
type Gathered = z.infer<typeof gathered>

type MetricsOfProcess = ReturnType<Registry['getMetricsAsJSON']>

class RegistryOfShop extends Registry {
  readonly #read: () => MetricsOfProcess

  constructor(read: () => MetricsOfProcess) {
    super()
    this.#read = read
  }

  override getMetricsAsJSON(): MetricsOfProcess {
    return this.#read()
  }
}

/** In a worker: gives its metrics to the first process when it asks. */
export function shareMetrics(read: () => MetricsOfProcess): void {
  AggregatorRegistry.setRegistries([new RegistryOfShop(read)])
  // Listens for the question.
  new AggregatorRegistry()
}

/** In the first process: gathers the metrics of all workers for the one that asks. */
export function gatherMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message) => {
    const { data } = wanted.safeParse(message)
    if (!data) return
    // A worker that has just died does not answer.
    const text = await all.clusterMetrics().catch(() => null)
    const answer: Gathered = { metricsFor: data.metricsWanted, text }
    if (worker.isConnected()) worker.send(answer)
  })
}

/**
 * In a worker: the metrics of all workers together.
 * @throws {Error} if one of them did not give its own
 */
export function metricsOfWorkers(): Promise<string> {
  const question: Wanted = { metricsWanted: randomUUID() }
  return new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      const { data } = gathered.safeParse(message)
      if (data?.metricsFor !== question.metricsWanted) return
      process.off('message', listen)
      if (data.text === null) reject(new Error('Not every worker has given its metrics'))
      else resolve(data.text)
    }
    process.on('message', listen)
    process.send?.(question)
  })
}
