import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Cents, sum } from '../../domain/money/money.ts'
import { refundTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { insertManyWithIds } from '../database/many-rows.ts'
import { orders, paymentAttempts, paymentNotifications, refunds } from '../database/schema.ts'
import { goingBack } from './received-payments.ts'
import type { ReportedPayment } from './reported-payment.ts'

export type RefundRow = typeof refunds.$inferSelect
export type RefundWay = RefundRow['way']

/** A payment, or a part of it, that was refunded. */
export type RefundedPayment = { orderId: number; amountCents: Cents; gatewayPaymentId: string }

export function insertRefunds(tx: Transaction, rows: readonly (typeof refunds.$inferInsert)[]) {
  return insertManyWithIds(tx, refunds, rows)
}

/** What was given back for an order so far, or is about to be. */
export async function sumOfRefunds(tx: Transaction, orderId: number): Promise<Cents> {
  const rows = await tx
    .select({ amountCents: refunds.amountCents })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  return sum(rows.map(({ amountCents }) => amountCents))
}

/** Notes that a second operator has agreed. */
export async function endWaiting(tx: Transaction, refundId: number): Promise<void> {
  await tx.update(refunds).set({ waitingOf: null }).where(eq(refunds.id, refundId))
}

/** A refund, locked after its order: what works on an order locks the order first, then its refunds. */
export async function lockRefund(tx: Transaction, refundId: number) {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(eq(refunds.id, refundId))
    .for('update', { of: orders })
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  return refund
}

/** The payment of a refund in the outer query was charged back. */
export const isOfChargedBack = sql`exists (select from ${paymentNotifications}
  where ${paymentNotifications.attemptId} = ${refunds.attemptId}
    and ${paymentNotifications.gatewayPaymentId} = ${refunds.gatewayPaymentId}
    and ${paymentNotifications.outcome} = 'chargedBack')`

/** A refund with the attempt of its payment, and what else is known about the payment. */
export async function findRefund(database: Readable, refundId: number) {
  const [found] = await database
    .select({
      refund: refunds,
      attempt: {
        gateway: paymentAttempts.gateway,
        reference: paymentAttempts.reference,
        amountCents: paymentAttempts.amountCents,
      },
      isChargedBack: isOfChargedBack.mapWith(Boolean),
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId))
  return found
}

/** Whether another refund of the same payment was sent or made, which a gateway's report may be about. */
export async function hasOtherRefund(database: Readable, refund: RefundRow): Promise<boolean> {
  const others = await refundsOfPayment(database, refund, ne(refunds.id, refund.id))
  return others.some(({ sentAt, settledAt }) => sentAt !== null || settledAt !== null)
}

export type PaymentName = { attemptId: number; gatewayPaymentId: string }

/** Of the shop's own refunds, those of a payment. */
export function ofPayment({ attemptId, gatewayPaymentId }: PaymentName) {
  return and(eq(refunds.attemptId, attemptId), eq(refunds.gatewayPaymentId, gatewayPaymentId))
}

/** The shop's own refunds of a payment, oldest first. */
export function refundsOfPayment(
  database: Readable,
  payment: PaymentName,
  which?: ReturnType<typeof ne>,
) {
  return database
    .select()
    .from(refunds)
    .where(and(ofPayment(payment), which))
    .orderBy(asc(refunds.id))
}

/**
 * Notes what a gateway reports about a refund: whether the shop itself has requested it, and whether it
 * is now made. A report settles the only refund of a whole payment; about parts it proves nothing, because
 * it does not name them.
 */
export async function noteRefund(
  tx: Transaction,
  { attemptId, payment, at }: ReportedPayment,
): Promise<{ isExpected: boolean; isNowMade: boolean }> {
  if (!goingBack.includes(payment.outcome)) return { isExpected: false, isNowMade: false }
  const name = { attemptId, gatewayPaymentId: payment.paymentId }
  const [refund, ...others] = await refundsOfPayment(tx, name)
  const isExpected = refund !== undefined
  if (payment.outcome !== 'refunded') return { isExpected, isNowMade: false }
  if (!refund) return { isExpected, isNowMade: true }
  const isWhole = others.length === 0 && refund.amountCents === (await amountOf(tx, attemptId))
  const reference = refundTexts.seenAtGateway
  return {
    isExpected,
    isNowMade: isWhole && (await settleRefund(tx, refund.id, { at, reference })),
  }
}

async function amountOf(tx: Transaction, attemptId: number) {
  const [attempt] = await tx
    .select({ amountCents: paymentAttempts.amountCents })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
  return attempt?.amountCents
}

/** True when the refund was open until now. */
export async function settleRefund(
  tx: Transaction,
  refundId: number,
  { at, reference }: { at: Date; reference: string },
): Promise<boolean> {
  const settled = await tx
    .update(refunds)
    .set({ settledAt: at, reference, failure: null, unknownSince: null, waitingOf: null })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
    .returning({ id: refunds.id })
  return settled.length > 0
}

/**
 * Writes down that the gateway is now called. False if that must not be: the refund is settled, or it is of a part
 * and was sent before, so that nobody can tell whether it was made.
 */
export async function markSent(
  database: Database,
  refundId: number,
  { at, isPart }: { at: Date; isPart: boolean },
): Promise<boolean> {
  const marked = await database
    .update(refunds)
    .set({ sentAt: at })
    .where(
      and(
        eq(refunds.id, refundId),
        isNull(refunds.settledAt),
        isPart ? isNull(refunds.sentAt) : undefined,
      ),
    )
    .returning({ id: refunds.id })
  return marked.length > 0
}

/** Takes that back, since the call has not left after all: an earlier one may have, as the refund says that was read before. */
export async function markNotSent(
  database: Database,
  { id, sentAt }: Pick<RefundRow, 'id' | 'sentAt'>,
): Promise<void> {
  await database
    .update(refunds)
    .set({ sentAt })
    .where(and(eq(refunds.id, id), isNull(refunds.settledAt)))
}

export async function markUnknown(database: Database, refundId: number, at: Date) {
  await database
    .update(refunds)
    .set({ unknownSince: at })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
}

export async function failRefund(database: Database, refundId: number, failure: string) {
  await database
    .update(refunds)
    .set({ failure, sentAt: null })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
}

/** Makes a refund that the gateway refused, or whose answer was lost, one that is to be sent. */
export async function resetRefund(tx: Transaction, refundId: number) {
  await tx
    .update(refunds)
    .set({ sentAt: null, unknownSince: null, failure: null })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
}
