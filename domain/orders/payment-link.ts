import { canBePaid, type OrderMoments } from './status.ts'

/** What the page of a payment link says. */
export type LinkState = 'open' | 'paid' | 'cancelled' | 'lapsed'

/** A link lives as long as its order holds its goods. */
export function linkStateOf(order: OrderMoments & { stockHeldUntil: Date | null }): LinkState {
  if (order.cancelledAt) return 'cancelled'
  if (!canBePaid(order)) return 'paid'
  return order.stockHeldUntil ? 'open' : 'lapsed'
}

/** Enough to greet somebody, and no more than the one who has the link should read. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
