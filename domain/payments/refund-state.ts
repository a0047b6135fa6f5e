/**
 * How far a refund is. WAITING: a second operator has to agree. REQUESTED: the gateway is to be called. SENT: the call has left. UNKNOWN: its
 * answer was lost, so that an operator must look in the gateway's portal. REFUSED: the gateway said no.
 * BY_HAND: an operator is to make it. DONE: the gateway took it on, or an operator has made it.
 */
export const refundStates = [
  'WAITING',
  'REQUESTED',
  'SENT',
  'UNKNOWN',
  'REFUSED',
  'BY_HAND',
  'DONE',
] as const
export type RefundState = (typeof refundStates)[number]

type Refund = {
  waitingOf: number | null
  way: 'GATEWAY' | 'BY_HAND'
  sentAt: Date | null
  unknownSince: Date | null
  failure: string | null
  settledAt: Date | null
}

export function refundStateOf(refund: Refund): RefundState {
  if (refund.settledAt) return 'DONE'
  if (refund.waitingOf !== null) return 'WAITING'
  if (refund.way === 'BY_HAND') return 'BY_HAND'
  if (refund.unknownSince) return 'UNKNOWN'
  if (refund.failure) return 'REFUSED'
  return refund.sentAt ? 'SENT' : 'REQUESTED'
}

/** Whether an operator may have the gateway called once more. */
export function canBeSentAgain(refund: Refund): boolean {
  return ['UNKNOWN', 'REFUSED'].includes(refundStateOf(refund))
}
