// Puts load on a server, in a process of its own so that it shares no thread with what it measures.
import autocannon from 'autocannon'

export type Asked = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** When a load ends. */
export type Until = { seconds: number } | { answers: number }

export type Load = {
  url: string
  connections: number
  until: Until
  /** Sent in turn. When there are more than a few, all connections share them, until all are sent. */
  asked: Asked[]
}

export type Loaded = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  answered: number
  /** How often each status was answered; 0 stands for no answer at all. */
  statuses: Record<string, number>
}

/** Requests that every connection may send by itself, made ready before the clock runs. */
const mostPrepared = 100

process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})

async function run({ url, connections, until, asked }: Load): Promise<Loaded> {
  let next = 0
  const inTurn = () => {
    if (next === asked.length - 1) instance.stop()
    return asked[next++ % asked.length]
  }
  const requests =
    asked.length <= mostPrepared
      ? asked
      : [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...inTurn() }) }]
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  // Autocannon looks whether it is done once in each sample.
  const sampleInt = 100
  const end = 'seconds' in until ? { duration: until.seconds } : { amount: until.answers }
  const instance = autocannon({ url, connections, sampleInt, ...end, requests }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  const statuses: Record<string, number> = {}
  instance.on('response', (_client, status) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const { errors, timeouts, latency, duration } = await promise
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  if (errors + timeouts > 0) statuses[0] = errors + timeouts
  const { p50, p99 } = latency
  return { perSecond: answered / duration, p50, p99, answered, statuses }
}
