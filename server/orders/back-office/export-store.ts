import { and, asc, eq, isNull } from 'drizzle-orm'
import { documentsOf } from '../../billing/index.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import {
  orderCredits,
  orderNotes,
  paymentAttempts,
  paymentNotifications,
  refunds,
} from '../../database/schema.ts'
import { refundColumns } from '../../payments/index.ts'

/** What an export adds to orders: their payments, refunds, credits, numbered documents and the operators' notes, each by the order's id. */
export async function selectForExport(database: Database, orderIds: readonly number[]) {
  const [payments, refunded, credits, documents, notes] = await Promise.all([
    database
      .select({
        orderId: paymentAttempts.orderId,
        gatewayPaymentId: paymentNotifications.gatewayPaymentId,
        method: paymentNotifications.method,
      })
      .from(paymentNotifications)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentNotifications.attemptId))
      .where(
        and(isOneOf(paymentAttempts.orderId, orderIds), eq(paymentNotifications.outcome, 'paid')),
      )
      .orderBy(asc(paymentNotifications.id)),
    database
      .select(refundColumns)
      .from(refunds)
      .where(isOneOf(refunds.orderId, orderIds))
      .orderBy(asc(refunds.id)),
    database
      .select({
        id: orderCredits.id,
        orderId: orderCredits.orderId,
        number: orderCredits.number,
        amountCents: orderCredits.amountCents,
      })
      .from(orderCredits)
      .where(and(isOneOf(orderCredits.orderId, orderIds), isNull(orderCredits.voidedAt)))
      .orderBy(asc(orderCredits.id)),
    documentsOf(database, orderIds),
    database
      .select({ orderId: orderNotes.orderId, text: orderNotes.text })
      .from(orderNotes)
      .where(isOneOf(orderNotes.orderId, orderIds))
      .orderBy(asc(orderNotes.id)),
  ])
  return {
    payments: Map.groupBy(payments, ({ orderId }) => orderId),
    credits: Map.groupBy(credits, ({ orderId }) => orderId),
    documents: Map.groupBy(documents, ({ orderId }) => orderId),
    refunds: Map.groupBy(refunded, ({ orderId }) => orderId),
    operatorNotes: Map.groupBy(notes, ({ orderId }) => orderId),
  }
}
