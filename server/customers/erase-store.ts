import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { erasedTexts } from '../../domain/texts/en/back-office/history.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import {
  contactMessages,
  feedback,
  newsletterSubscriptions,
  oneTimeCodes,
  orderCredits,
  orderEvents,
  orderItems,
  orderNotes,
  orders,
  paymentAttempts,
  refunds,
  refusedPayments,
  users,
} from '../database/schema.ts'
import { concernColumns, eraseClaims, eraseStops, isOutForDelivery } from '../orders/index.ts'
import { eraseSms } from '../sms/index.ts'
import { type CustomerRow, lockAgainstChanges, lockAgainstOrders } from './store.ts'

/**
 * The customer and their orders, locked until the transaction ends, with the concerns that prevent erasing. The customer is
 * locked first, as by who places an order, but wholly only after the orders: who works on one of them may mail the customer.
 */
export async function lockWithOrders(tx: Transaction, customerId: number, at: Date) {
  await lockAgainstOrders(tx, customerId)
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, customerId))
    .orderBy(asc(orders.id))
    .for('update')
  await lockAgainstChanges(tx, customerId)
  // Read after locking: the transaction that held the lock before may have added a refund.
  const { hasOpenRefund, isPaidTooMuch, hasOpenClaim, hasReplacement } = concernColumns
  return tx
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      completedAt: orders.completedAt,
      cancelledAt: orders.cancelledAt,
      hasOpenRefund,
      isPaidTooMuch,
      hasOpenClaim,
      hasReplacement,
      isOutForDelivery: isOutForDelivery(at),
    })
    .from(orders)
    .where(eq(orders.userId, customerId))
    .orderBy(asc(orders.id))
}

export type LockedOrder = Awaited<ReturnType<typeof lockWithOrders>>[number]

/**
 * Detaches the customer's orders, or only some: what was bought, paid and refunded stays, without personal data.
 * Returns how many.
 */
export async function detachOrders(
  tx: Transaction,
  customerId: number,
  wordsAbout: string,
  which?: SQL,
): Promise<number> {
  const detached = await tx
    .update(orders)
    .set({
      userId: null,
      recipientName: erasedTexts.name,
      streetAddress: '',
      postalCode: '',
      contact: '',
      email: null,
      billedName: null,
      billedEmail: null,
      billedTelephone: null,
      notes: null,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.userId, customerId), which))
    .returning({ id: orders.id })
  const ids = detached.map(({ id }) => id)
  const withoutThem = (text: SQL) =>
    sql`regexp_replace(${text}, ${wordsAbout}, ${erasedTexts.words}, 'gi')`

  await tx.delete(orderNotes).where(isOneOf(orderNotes.orderId, ids))
  await tx
    .update(orderItems)
    .set({ name: erasedTexts.customPackage, description: '' })
    .where(and(isOneOf(orderItems.orderId, ids), isNotNull(orderItems.customPackageId)))
  // Who did it stays in the history; the reason was written for the customer and is removed.
  const doneBy = sql`regexp_replace(${orderEvents.cause}, '^(.*?): .*$', '\\1')`
  const withReasons = [
    'CANCELLED',
    'CREDITED',
    'COMPLETION_UNDONE',
    'CLAIM_ANSWERED',
    'SLOT_MOVED',
  ] as const
  await tx
    .update(orderEvents)
    .set({ cause: doneBy })
    .where(and(isOneOf(orderEvents.orderId, ids), isOneOf(orderEvents.kind, withReasons)))
  await tx
    .update(orderEvents)
    .set({ cause: withoutThem(sql`${orderEvents.cause}`) })
    .where(and(isOneOf(orderEvents.orderId, ids), eq(orderEvents.kind, 'REFUNDED')))
  await eraseClaims(tx, ids)
  await eraseStops(tx, ids)
  await eraseSms(tx, ids)
  await tx
    .update(orderCredits)
    .set({ cause: erasedTexts.words })
    .where(isOneOf(orderCredits.orderId, ids))
  await tx
    .update(refunds)
    .set({ reference: withoutThem(sql`${refunds.reference}`) })
    .where(isOneOf(refunds.orderId, ids))
  await tx
    .update(refusedPayments)
    .set({ settlementNote: withoutThem(sql`${refusedPayments.settlementNote}`) })
    .where(inArray(refusedPayments.reference, referencesOf(tx, ids)))
  return ids.length
}

/** The references of all attempts to pay these orders. */
function referencesOf(tx: Transaction, orderIds: readonly number[]) {
  return tx
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(isOneOf(paymentAttempts.orderId, orderIds))
}

export async function deleteFeedback(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(feedback).where(eq(feedback.userId, customerId))
}

/** Deletes messages and the subscription, which belong to the email address. */
export async function deleteOfAddress(tx: Transaction, email: string): Promise<void> {
  const address = normalizeEmail(email)
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, address))
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, address))
}

/** Deletes the account with its codes, and with it saved addresses, the cart, custom packages and links in mails. */
export async function deleteAccount(tx: Transaction, { id, email }: CustomerRow): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, normalizeEmail(email)))
  await tx.delete(users).where(eq(users.id, id))
}
