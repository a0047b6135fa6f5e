import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import {
  contactAnswers,
  contactMessages,
  feedback,
  newsletterSubscriptions,
  orderEvents,
  orderNotes,
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
  refusedPayments,
} from '../database/schema.ts'
import { mailsToExport } from '../mails/index.ts'
import { claimsToExport, stopsToExport, withLines } from '../orders/index.ts'
import { smsToExport } from '../sms/index.ts'

/** All orders of the customer, without a limit: an export must be complete. */
export async function ordersToExport(database: Readable, customerId: number, at: Date) {
  const found = await database
    .select()
    .from(orders)
    .where(eq(orders.userId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  const ids = found.map(({ id }) => id)
  const [whole, attempts, notifications, refused, made, events, notes] = await Promise.all([
    withLines(database, found),
    database
      .select({
        id: paymentAttempts.id,
        orderId: paymentAttempts.orderId,
        gateway: paymentAttempts.gateway,
        reference: paymentAttempts.reference,
        startedAt: paymentAttempts.startedAt,
        amountCents: paymentAttempts.amountCents,
      })
      .from(paymentAttempts)
      .where(isOneOf(paymentAttempts.orderId, ids))
      .orderBy(asc(paymentAttempts.id)),
    database
      .select({ notification: paymentNotifications })
      .from(paymentNotifications)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentNotifications.attemptId))
      .where(isOneOf(paymentAttempts.orderId, ids))
      .orderBy(asc(paymentNotifications.id)),
    database
      .select({ attemptId: paymentAttempts.id, payment: refusedPayments })
      .from(refusedPayments)
      .innerJoin(
        paymentAttempts,
        and(
          eq(paymentAttempts.reference, refusedPayments.reference),
          eq(paymentAttempts.gateway, refusedPayments.gateway),
        ),
      )
      .where(isOneOf(paymentAttempts.orderId, ids))
      .orderBy(asc(refusedPayments.id)),
    database.select().from(refunds).where(isOneOf(refunds.orderId, ids)).orderBy(asc(refunds.id)),
    database
      .select()
      .from(orderEvents)
      .where(isOneOf(orderEvents.orderId, ids))
      .orderBy(asc(orderEvents.id)),
    database
      .select()
      .from(orderNotes)
      .where(isOneOf(orderNotes.orderId, ids))
      .orderBy(asc(orderNotes.id)),
  ])
  const claims = await claimsToExport(database, whole, at)
  const stops = await stopsToExport(database, ids, at)
  const textMessages = await smsToExport(database, ids)
  const attemptsOf = Map.groupBy(attempts, ({ orderId }) => orderId)
  const notificationsOf = Map.groupBy(notifications, ({ notification }) => notification.attemptId)
  const refusedOf = Map.groupBy(refused, ({ attemptId }) => attemptId)
  const refundsOf = Map.groupBy(made, ({ orderId }) => orderId)
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId)
  const notesOf = Map.groupBy(notes, ({ orderId }) => orderId)
  return whole.map((order) => ({
    order,
    payments: (attemptsOf.get(order.id) ?? []).map((attempt) => ({
      ...attempt,
      notifications: (notificationsOf.get(attempt.id) ?? []).map(
        ({ notification }) => notification,
      ),
      refused: (refusedOf.get(attempt.id) ?? []).map(({ payment }) => payment),
    })),
    refunds: refundsOf.get(order.id) ?? [],
    claims: claims.get(order.id) ?? [],
    stops: stops.get(order.id) ?? [],
    textMessages: textMessages.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    notes: notesOf.get(order.id) ?? [],
  }))
}

export type OrderToExport = Awaited<ReturnType<typeof ordersToExport>>[number]

/**
 * The customer's feedback with the answers to it; `ofAddress`: also messages, subscription and mails, which are found
 * by the email address.
 */
export async function writtenBy(
  database: Readable,
  customer: { id: number; email: string },
  { ofAddress }: { ofAddress: boolean },
) {
  const address = normalizeEmail(customer.email)
  const given = await database
    .select()
    .from(feedback)
    .where(eq(feedback.userId, customer.id))
    .orderBy(asc(feedback.id))
  const isTheirs = or(
    isOneOf(
      contactMessages.feedbackId,
      given.map(({ id }) => id),
    ),
    ofAddress ? eq(sql`lower(${contactMessages.email})`, address) : undefined,
  )
  const [messages, [subscription], mails] = await Promise.all([
    database.select().from(contactMessages).where(isTheirs).orderBy(asc(contactMessages.id)),
    ofAddress
      ? database
          .select()
          .from(newsletterSubscriptions)
          .where(eq(newsletterSubscriptions.email, address))
      : [],
    ofAddress ? mailsToExport(database, customer) : [],
  ])
  const answers = await database
    .select()
    .from(contactAnswers)
    .where(
      isOneOf(
        contactAnswers.messageId,
        messages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contactAnswers.id))
  const answersOf = Map.groupBy(answers, ({ messageId }) => messageId)
  return {
    feedback: given,
    contactMessages: messages.map((message) => ({
      ...message,
      answers: answersOf.get(message.id) ?? [],
    })),
    subscription,
    mails,
  }
}
