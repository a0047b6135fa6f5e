import type { Logger } from 'pino'

export type StopRequest = {
  signal: AbortSignal
  /** Stops the shop for a fault that has been told; only the first reason to stop counts. */
  fail: () => void
  exitCode: () => number
}

/** Listens to everything that may end the shop. A second Ctrl-C does not cut the first one short. */
export function listenForStop(log: Logger): StopRequest {
  const stop = new AbortController()
  let exitCode = 0
  const fail = () => {
    if (stop.signal.aborted) return
    exitCode = 1
    stop.abort()
  }
  const ask = (why: string) => {
    if (stop.signal.aborted) return
    log.info({ why }, 'Stopping')
    stop.abort()
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ask(name))
  // The command that has started the shop was killed without a chance to pass a signal on.
  process.on('disconnect', () => ask('the starting command ended'))
  process.channel?.unref()
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Something of ours failed where nothing caught it')
    fail()
  })
  return { signal: stop.signal, fail, exitCode: () => exitCode }
}
