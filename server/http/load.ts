import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { fullProcess } from '../../domain/limits.ts'

/** While the process is full, pages that are not cached are refused, and customers' own calls are not. */
export type Load = { readonly isFull: boolean }

const nanosecondsInMs = 1e6

/** Watches how long work waits for the one thread that serves everybody. */
export function watchLoad(log: Logger): Load & { close: () => Promise<void> } {
  const delay = monitorEventLoopDelay()
  delay.enable()
  let secondsFull = 0
  const isFull = () => secondsFull >= fullProcess.seconds
  const watch = setInterval(() => {
    const wasFull = isFull()
    const isLate = delay.mean > fullProcess.delayMs * nanosecondsInMs
    secondsFull = isLate ? secondsFull + 1 : 0
    delay.reset()
    if (isFull() === wasFull) return
    if (wasFull) log.info('The process is no longer full')
    else log.warn('The process is full: what is not kept is refused for the moment')
  }, 1000)
  return {
    get isFull() {
      return isFull()
    },
    close: async () => {
      clearInterval(watch)
      delay.disable()
    },
  }
}
