import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type Cents, sum } from '../../domain/money/money.ts'
import type { Transaction } from '../database/connect.ts'
import { refunds } from '../database/schema.ts'
import { isOfChargedBack, ofPayment, type PaymentName } from './refunds.ts'

const wasNeverSent = and(
  isNull(refunds.sentAt),
  isNull(refunds.unknownSince),
  isNull(refunds.settledAt),
)

/**
 * The refund is still to be made. Of a payment that was charged back only one that a gateway may have made: the
 * customer has the money of the others already.
 */
export const isOpenRefund: SQL<boolean> = sql<boolean>`(${refunds.settledAt} is null and not (${wasNeverSent} and ${isOfChargedBack}))`

/** What a refund is, and whether it is still to be made. */
export const refundColumns = { ...getTableColumns(refunds), isOpen: isOpenRefund }

/** Whether a locked refund is still to be made. */
export async function isStillOpen(tx: Transaction, refundId: number): Promise<boolean> {
  return (await tx.$count(refunds, and(eq(refunds.id, refundId), isOpenRefund))) > 0
}

/** Takes back what was to be refunded of a payment and was never sent. Returns what it comes to. */
export async function withdrawRefunds(tx: Transaction, payment: PaymentName): Promise<Cents> {
  const withdrawn = await tx
    .delete(refunds)
    .where(and(ofPayment(payment), wasNeverSent))
    .returning({ amountCents: refunds.amountCents })
  return sum(withdrawn.map(({ amountCents }) => amountCents))
}
