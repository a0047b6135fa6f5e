import type { Logger } from 'pino'

export type StopRequest = {
  signal: AbortSignal
  /** Asks for the stop; 1 as exit code tells that something is wrong. Only the first one counts. */
  ask: (why: string, exitCode?: number) => void
  exitCode: () => number
}

/** Listens to everything that may end the shop. A second Ctrl-C does not cut the first one short. */
export function listenForStop(log: Logger): StopRequest {
  const stop = new AbortController()
  let exitCode = 0
  const ask = (why: string, code = 0) => {
    if (stop.signal.aborted) return
    exitCode = code
    log.info({ why }, 'Stopping')
    stop.abort()
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ask(name))
  // The command that has started the shop was killed without a chance to pass a signal on.
  process.on('disconnect', () => ask('the starting command ended'))
  process.channel?.unref()
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Something of ours failed where nothing caught it')
    ask('a fault', 1)
  })
  return { signal: stop.signal, ask, exitCode: () => exitCode }
}
