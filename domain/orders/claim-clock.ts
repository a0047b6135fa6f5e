import { momentInColombo } from '../days.ts'
import { promisedDay } from '../delivery/promise.ts'
import { claimHours, wrongGoodsClaimDays } from '../limits.ts'
import { hourMs } from '../time.ts'
import { type ClaimKind, claimKinds } from './claims.ts'

/** Hours after the delivery in which each kind can be claimed. */
const hoursOf: Record<ClaimKind, number> = {
  DAMAGED: claimHours,
  MISSING: claimHours,
  WRONG: wrongGoodsClaimDays * 24,
}

type Delivered = {
  deliveredAt?: Date | null
  completedAt: Date
  /** The time that was chosen for the delivery. */
  promisedTo: Date | null
  paidAt: Date
}

/** Until when each kind can be claimed, this moment included. */
export type ClaimClock = Record<ClaimKind, Date>

/**
 * The one clock of claims. It starts with the delivery. Where none was recorded, it starts when the promised day ends in
 * Colombo, or when the order left the store if that was later.
 */
export function claimClock({ deliveredAt, completedAt, ...order }: Delivered): ClaimClock {
  const endOfPromise = momentInColombo(promisedDay(order, order.paidAt), 24 * 60)
  const start = deliveredAt ?? (completedAt > endOfPromise ? completedAt : endOfPromise)
  const ends = claimKinds.map((kind) => [kind, new Date(start.getTime() + hoursOf[kind] * hourMs)])
  return Object.fromEntries(ends)
}

export function isInTime(clock: ClaimClock, kind: ClaimKind, at: Date): boolean {
  return at <= clock[kind]
}
