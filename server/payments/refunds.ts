import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Cents, sum } from '../../domain/money/money.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import { refundTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { insertManyWithIds } from '../database/many-rows.ts'
import { paymentAttempts, paymentNotifications, refunds } from '../database/schema.ts'
import { findGateway, type Gateways } from './gateway.ts'
import type { ReportedPayment } from './reported-payment.ts'

/** Outcomes of a payment that is being refunded, or has been. */
export const goingBack: readonly PaymentOutcome[] = [
  'refundRequested',
  'refundProcessing',
  'refunded',
]

const gone: readonly PaymentOutcome[] = [...goingBack, 'chargedBack']

/** The refund of the payment in the outer query. */
const refundOf = sql`select from ${refunds}
  where ${refunds.attemptId} = ${paymentNotifications.attemptId}
    and ${refunds.gatewayPaymentId} = ${paymentNotifications.gatewayPaymentId}`

/** What the gateway has reported about the payment in the outer query. */
const reportOf = sql`select from ${paymentNotifications} as later
  where later.attempt_id = ${paymentNotifications.attemptId}
    and later.gateway_payment_id = ${paymentNotifications.gatewayPaymentId}`

/**
 * True for a payment that succeeded and that the shop still has: no refund was begun, neither here nor
 * in the gateway's own portal, and there was no chargeback.
 */
export const isKept: SQL<boolean> = sql`(${eq(paymentNotifications.outcome, 'paid')}
  and not exists (${refundOf}) and not exists (${reportOf} and later.outcome in ${gone}))`

/** Where the money of a successful payment is. */
export const whereabouts = sql<'kept' | 'goingBack' | 'refunded' | 'chargedBack'>`(case
  when ${isKept} then 'kept'
  when exists (${refundOf} and ${refunds.settledAt} is not null)
    or exists (${reportOf} and later.outcome = 'refunded') then 'refunded'
  when exists (${reportOf} and later.outcome = 'chargedBack') then 'chargedBack'
  else 'goingBack' end)`

export type RefundWay = (typeof refunds.$inferSelect)['way']

/** The payments of an order that the shop still has, oldest first. */
export function keptPaymentsOf(tx: Readable, orderId: number) {
  return tx
    .select({
      attemptId: paymentAttempts.id,
      gateway: paymentAttempts.gateway,
      gatewayPaymentId: paymentNotifications.gatewayPaymentId,
      amountCents: paymentAttempts.amountCents,
    })
    .from(paymentNotifications)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentNotifications.attemptId))
    .where(and(eq(paymentAttempts.orderId, orderId), isKept))
    .orderBy(asc(paymentNotifications.id))
}

/** A payment that was refunded. */
export type RefundedPayment = { orderId: number; amountCents: Cents; gatewayPaymentId: string }

export type KeptPayment = Awaited<ReturnType<typeof keptPaymentsOf>>[number]

/** Whether the gateways that took these payments can refund them. */
export function canRefund(gateways: Gateways, payments: readonly KeptPayment[]): boolean {
  return payments.every((payment) => {
    const gateway = findGateway(gateways, payment.gateway)
    // Both calls are needed: before each try the gateway is asked whether the refund was already made.
    return gateway?.refund && gateway.findPayments
  })
}

/** The payments beyond the price of an open order, or all payments of a cancelled one. */
export function surplusOf<Payment>(
  order: { cancelledAt: Date | null },
  kept: readonly Payment[],
): readonly Payment[] {
  return order.cancelledAt ? kept : kept.slice(1)
}

export function sumOf(payments: readonly Pick<KeptPayment, 'amountCents'>[]): Cents {
  return sum(payments.map(({ amountCents }) => amountCents))
}

export async function insertRefunds(
  tx: Transaction,
  payments: readonly KeptPayment[],
  { orderId, way, at }: { orderId: number; way: RefundWay; at: Date },
) {
  const rows = payments.map(({ attemptId, gatewayPaymentId, amountCents }) => ({
    orderId,
    attemptId,
    gatewayPaymentId,
    amountCents,
    way,
    requestedAt: at,
  }))
  return insertManyWithIds(tx, refunds, rows)
}

export async function lockRefund(tx: Transaction, refundId: number) {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  return refund
}

export async function findRefund(database: Readable, refundId: number) {
  const [found] = await database
    .select({
      refund: refunds,
      attempt: { gateway: paymentAttempts.gateway, reference: paymentAttempts.reference },
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId))
  return found
}

async function findRefundOf(tx: Transaction, attemptId: number, gatewayPaymentId: string) {
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.gatewayPaymentId, gatewayPaymentId)))
  return refund
}

/**
 * Notes what a gateway reports about a refund: whether the shop itself has requested it, and whether it
 * is now made. One that was to be made by hand is settled with it.
 */
export async function noteRefund(
  tx: Transaction,
  { attemptId, payment, at }: ReportedPayment,
): Promise<{ isExpected: boolean; isNowMade: boolean }> {
  if (!goingBack.includes(payment.outcome)) return { isExpected: false, isNowMade: false }
  const refund = await findRefundOf(tx, attemptId, payment.paymentId)
  const isExpected = refund !== undefined
  if (payment.outcome !== 'refunded') return { isExpected, isNowMade: false }
  const reference = refundTexts.seenAtGateway
  return {
    isExpected,
    isNowMade: !refund || (await settleRefund(tx, refund.id, { at, reference })),
  }
}

/** True when the refund was open until now. */
export async function settleRefund(
  tx: Transaction,
  refundId: number,
  { at, reference }: { at: Date; reference: string },
): Promise<boolean> {
  const settled = await tx
    .update(refunds)
    .set({ settledAt: at, reference, failure: null })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
    .returning({ id: refunds.id })
  return settled.length > 0
}

export async function failRefund(database: Database, refundId: number, failure: string) {
  await database
    .update(refunds)
    .set({ failure })
    .where(and(eq(refunds.id, refundId), isNull(refunds.settledAt)))
}
