import type { Logger } from 'pino'

export type StopRequest = {
  signal: AbortSignal
  /** Stops the shop because of a fault that was already logged; only the first reason to stop counts. */
  fail: () => void
  exitCode: () => number
}

/** Listens to everything that can end the shop. A second Ctrl-C does not interrupt an orderly stop. */
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
  // The command that started the shop was killed and could not pass a signal on.
  process.on('disconnect', () => ask('the starting command ended'))
  process.channel?.unref()
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught')
    fail()
  })
  return { signal: stop.signal, fail, exitCode: () => exitCode }
}
