import { type Cents, minus, noCents } from '../money/money.ts'

type Books = {
  totalCents: Cents
  cancelledAt: Date | null
  /** What the shop has credited of the total. */
  creditedCents: Cents
  /** What it still has of the payments: neither refunded, nor being refunded, nor charged back. */
  leftCents: Cents
}

type MoneyOwed = {
  /** What the customer has to pay for the order. */
  dueCents: Cents
  /** What must go back to the customer, and is not yet on its way. */
  owedCents: Cents
}

/**
 * The one rule for money that goes back: for goods that were not supplied, claims, cancellations, orders paid
 * twice, and payments after a cancellation. `server/payments/order-money.ts` has it in SQL for lists.
 */
export function moneyOwed({ totalCents, cancelledAt, creditedCents, leftCents }: Books): MoneyOwed {
  const dueCents = cancelledAt ? noCents : minus(totalCents, creditedCents)
  const surplusCents = minus(leftCents, dueCents)
  return { dueCents, owedCents: surplusCents > 0 ? surplusCents : noCents }
}
