import { type ComponentType, lazy } from 'react'
import { awaitConnection } from '../api/await-connection.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of a page that is loaded where it is used, and left out if that fails: the page can be used without it. */
export function lazyOrNothing<Props>(load: Load<Props>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
}

/** The same for a part without which the page cannot be used: it is loaded again until that succeeds. */
export function lazyUntilLoaded<Props>(load: Load<Props>) {
  return lazy<ComponentType<Props>>(async () => {
    for (let failedAttempts = 0; ; failedAttempts += 1) {
      try {
        return await load()
      } catch {
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = awaitConnection(failedAttempts, resolve)
        await promise
        stop()
      }
    }
  })
}
