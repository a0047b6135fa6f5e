import { type Cents, sum } from '../../domain/money/money.ts'
import { moneyOwed } from '../../domain/orders/money-owed.ts'
import type { Transaction } from '../database/connect.ts'
import { type PaymentLeft, paymentsLeftOf, sumOfLeft } from '../payments/index.ts'
import { creditsOf } from './credits/read-credits.ts'
import type { ReadOrder } from './read-orders.ts'
import type { OrderRow } from './store.ts'

/** Where the money of an order is, and what of it must go back. */
export function booksOf(order: ReadOrder) {
  const leftCents = sumOfLeft(order.payments)
  return {
    leftCents,
    underWayCents: sum(order.payments.map((payment) => payment.underWayCents)),
    madeCents: sum(order.payments.map((payment) => payment.madeCents)),
    ...moneyOwed({ ...order, creditedCents: sumOfCredits(order.credits), leftCents }),
  }
}

type BooksOfLocked = { payments: PaymentLeft[]; leftCents: Cents } & ReturnType<typeof moneyOwed>

/** What must go back for a locked order, and the payments from which it can. */
export async function owedOf(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'totalCents' | 'cancelledAt'>,
): Promise<BooksOfLocked> {
  const payments = await paymentsLeftOf(tx, order.id)
  const credits = (await creditsOf(tx, [order.id])).get(order.id) ?? []
  const leftCents = sumOfLeft(payments)
  const owed = moneyOwed({ ...order, creditedCents: sumOfCredits(credits), leftCents })
  return { payments, leftCents, ...owed }
}

/** What an order was credited so far; credits that were taken back do not count. */
export function sumOfCredits(
  credits: readonly { amountCents: Cents; voidedAt: Date | null }[],
): Cents {
  return sum(credits.filter(({ voidedAt }) => !voidedAt).map(({ amountCents }) => amountCents))
}
