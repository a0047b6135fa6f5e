import type { OrderMoments } from './status.ts'

/** What the page of a payment link says. */
export const linkStates = [
  'open',
  'paid',
  'completed',
  'lapsed',
  'cancelled',
  // The customer was at the gateway when it was cancelled, or had paid before: the money goes back.
  'cancelledPaid',
] as const
export type LinkState = (typeof linkStates)[number]

/** A link lives as long as its order holds its goods. */
export function linkStateOf(order: OrderMoments & { stockHeldUntil: Date | null }): LinkState {
  if (order.cancelledAt) return order.paidAt ? 'cancelledPaid' : 'cancelled'
  if (order.completedAt) return 'completed'
  if (order.paidAt) return 'paid'
  return order.stockHeldUntil ? 'open' : 'lapsed'
}

/** Enough to greet somebody, and no more than the one who has the link should read. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
