import { type Cents, minus, noCents } from '../money/money.ts'

/**
 * From which payments an amount is refunded: the newest first, because a later payment is the one that was
 * not needed, and none beyond what is left of it. The result is in the order of the payments.
 */
export function planRefunds<Payment extends { leftCents: Cents }>(
  oldestFirst: readonly Payment[],
  amount: Cents,
): { payment: Payment; amountCents: Cents }[] {
  let open = amount
  return oldestFirst
    .toReversed()
    .map((payment) => {
      const amountCents = payment.leftCents < open ? payment.leftCents : open
      open = minus(open, amountCents)
      return { payment, amountCents }
    })
    .filter(({ amountCents }) => amountCents > noCents)
    .toReversed()
}
