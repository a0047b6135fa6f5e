import { busyRetrySeconds } from '../../domain/limits.ts'
import { type Refusal, refusal } from './refusal.ts'

/** The refusal of a process that has too much to do. */
export function busy(): Refusal {
  return refusal('busy', { retryAfterSeconds: busyRetrySeconds })
}
