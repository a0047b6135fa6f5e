import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Closers } from './closers.ts'
import { gatherMetrics } from './metrics-of-workers.ts'
import type { StopRequest } from './stop-request.ts'

type Primary = { log: Logger; stop: StopRequest; closers: Closers }

const variable = 'DATABASE_OF_WORKERS'
/** A worker has ten seconds for requests in flight and some for its jobs. */
const closingSeconds = 35
const longestPauseSeconds = 30

/** The URL of the database that the first process has opened; undefined in a process that is not a worker. */
export function databaseOfWorkers(): string | undefined {
  return cluster.isWorker ? process.env[variable] : undefined
}

/**
 * Runs the shop in several processes that listen together. A worker that ends is replaced.
 * On SIGUSR2 each is replaced by a new one, with the code that is there now, without an interruption.
 */
export async function openWorkers(
  count: number,
  databaseUrl: string,
  { log, stop, closers }: Primary,
): Promise<void> {
  const serving = new Set<Worker>()
  // Each worker accepts connections itself. With the default, this process hands them over, and one that is on its way
  // to a worker that dies stays open without a response.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  /** Starts a worker, and waits until it serves. Returns false if it ends before. */
  async function open(): Promise<boolean> {
    const worker = cluster.fork({ [variable]: databaseUrl })
    const ended = once(worker, 'exit')
    const isServing = await Promise.race([
      once(worker, 'listening').then(() => true),
      ended.then(() => false),
    ])
    if (isServing) {
      serving.add(worker)
      log.info({ pid: worker.process.pid }, 'A worker is ready')
    }
    return isServing
  }

  async function openAgain(): Promise<void> {
    for (
      let seconds = 1;
      !stop.signal.aborted;
      seconds = Math.min(2 * seconds, longestPauseSeconds)
    ) {
      if (await open()) return
      log.error({ seconds }, 'A worker could not start; the next attempt follows')
      await pause(seconds * 1000, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  cluster.on('exit', (worker, code, signal) => {
    if (!serving.delete(worker) || stop.signal.aborted) return
    log.error({ pid: worker.process.pid, code, signal }, 'A worker has ended and is replaced')
    openAgain()
  })

  async function replaceAll(): Promise<void> {
    log.info('Replacing the workers')
    for (const old of [...serving]) {
      if (stop.signal.aborted) return
      if (!(await open())) return log.error('A new worker could not start: the old ones go on')
      serving.delete(old)
      await end(old)
    }
    log.info('The workers are replaced')
  }

  const opened = Promise.withResolvers<void>()
  let replacing = opened.promise
  // From the beginning: without a listener this signal ends the process.
  process.on('SIGUSR2', () => {
    replacing = replacing.then(replaceAll)
  })
  closers.add('the workers', () => Promise.all(workers().map(end)), closingSeconds)
  gatherMetrics()
  // The first migrates and fills the database; the others find it done.
  if (!(await open())) return stop.fail()
  await Promise.all(Array.from({ length: count - 1 }, openAgain))
  opened.resolve()
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

/** Lets a worker finish what it is doing. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}
