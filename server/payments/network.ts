import { setTimeout as pause } from 'node:timers/promises'
import { tracedFetch } from '../tracing/traced-fetch.ts'

/** How an adapter reaches its gateway. Tests replace it, so that they need no network and no waiting. */
export type Network = {
  fetch: (url: string, request: RequestInit) => Promise<Response>
  /** Milliseconds on a clock that nobody sets. */
  now: () => number
  pause: (milliseconds: number) => Promise<void>
  /** How many processes of the shop share the limits of the gateway. */
  processes: number
}

export const internet: Network = {
  fetch: tracedFetch,
  now: () => performance.now(),
  pause: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  processes: 1,
}
