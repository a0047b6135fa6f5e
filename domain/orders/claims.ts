/** What can be wrong with delivered goods: they are damaged, not those ordered, or not there. */
export const claimKinds = ['DAMAGED', 'WRONG', 'MISSING'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** What the customer would like. */
export const claimWishes = ['REFUND', 'REPLACEMENT'] as const

/** What the shop decided about a line of a claim. */
export const claimDecisions = ['REFUNDED', 'REPLACED', 'REFUSED'] as const
export type ClaimDecision = (typeof claimDecisions)[number]

export const claimStates = ['OPEN', 'ANSWERED', 'WITHDRAWN'] as const
export type ClaimState = (typeof claimStates)[number]

type Closing = { closedAt: Date | null; isWithdrawn: boolean }

export function claimStateOf({ closedAt, isWithdrawn }: Closing): ClaimState {
  if (!closedAt) return 'OPEN'
  return isWithdrawn ? 'WITHDRAWN' : 'ANSWERED'
}

/** Damage can be seen, so it is shown. */
export function needsPhoto(kind: ClaimKind): boolean {
  return kind === 'DAMAGED'
}

type ClaimedLine = { quantity: number; decision: ClaimDecision | null; decidedUnits: number }

type Claimable = {
  quantity: number
  credited: { units: number }
  /** The lines of claims that were not withdrawn. */
  claimed: readonly ClaimedLine[]
  /** Units that were to be sent again, and credited because they were not there. */
  notSent: number
}

/**
 * How many units of a line of goods can still be claimed: those that were neither credited nor claimed before. What
 * was refunded after a claim counts once, as credited, and so does what could not be sent again.
 */
export function unitsToClaim({ quantity, credited, claimed, notSent }: Claimable): number {
  const inClaims = claimed.reduce(
    (units, line) => units + line.quantity - (line.decision === 'REFUNDED' ? line.decidedUnits : 0),
    0,
  )
  return Math.max(0, quantity - credited.units - inClaims + notSent)
}
