import { and, eq } from 'drizzle-orm'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import {
  orders,
  paymentAttempts,
  paymentLinks,
  paymentNotifications,
  refusedPayments,
  users,
} from '../database/schema.ts'
import type { ReportedPayment } from './reported-payment.ts'

/** The token of the new attempt; undefined if the customer has already used this reference for the order. */
export async function insertAttempt(
  tx: Transaction,
  attempt: NewAttempt,
): Promise<string | undefined> {
  const [row] = await insertNewAttempt(tx, attempt)
  return row?.token
}

type NewAttempt = Pick<
  typeof paymentAttempts.$inferSelect,
  | 'orderId'
  | 'gateway'
  | 'reference'
  | 'clientReference'
  | 'amountCents'
  | 'language'
  | 'startedAt'
  | 'askAt'
>

const insertNewAttempt = prepared((tx, attempt: Placeholders<NewAttempt>) =>
  tx
    .insert(paymentAttempts)
    .values({
      orderId: attempt.orderId,
      gateway: attempt.gateway,
      reference: attempt.reference,
      clientReference: attempt.clientReference,
      amountCents: attempt.amountCents,
      language: attempt.language,
      startedAt: attempt.startedAt,
      askAt: attempt.askAt,
    })
    .onConflictDoNothing({ target: [paymentAttempts.orderId, paymentAttempts.clientReference] })
    .returning({ token: paymentAttempts.token }),
)

/** The data for the gateway: the attempt, its order and its customer. */
export async function findPayment(database: Readable, token: string) {
  const [row] = await database
    .select({
      gateway: paymentAttempts.gateway,
      reference: paymentAttempts.reference,
      amountCents: paymentAttempts.amountCents,
      language: paymentAttempts.language,
      order: {
        id: orders.id,
        stockHeldUntil: orders.stockHeldUntil,
        paidAt: orders.paidAt,
        completedAt: orders.completedAt,
        cancelledAt: orders.cancelledAt,
      },
      /** Of the link with which it can be paid. */
      linkToken: paymentLinks.token,
      customer: { name: users.name, email: users.email, telephone: users.telephone },
      address: {
        streetAddress: orders.streetAddress,
        postalCode: orders.postalCode,
        country: orders.country,
      },
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(paymentLinks, eq(paymentLinks.orderId, orders.id))
    .where(eq(paymentAttempts.token, token))
  return row
}

/** Whether somebody has gone to a gateway to pay the order. */
export async function isTriedBefore(database: Readable, orderId: number): Promise<boolean> {
  return (await database.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))) > 0
}

/** An attempt by reference and gateway: no gateway can report about the attempts of another. */
export async function findAttempt(database: Readable, wanted: AttemptName) {
  const [row] = await selectAttempt(database, wanted)
  return row
}

type AttemptName = { gateway: string; reference: string }

const selectAttempt = prepared((database, { gateway, reference }: Placeholders<AttemptName>) =>
  database
    .select({
      id: paymentAttempts.id,
      orderId: paymentAttempts.orderId,
      amountCents: paymentAttempts.amountCents,
    })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.gateway, gateway))),
)

/** How often an attempt failed, by the notifications stored so far. */
export function countFailures(tx: Transaction, attemptId: number): Promise<number> {
  return tx.$count(
    paymentNotifications,
    and(eq(paymentNotifications.attemptId, attemptId), eq(paymentNotifications.outcome, 'failed')),
  )
}

/**
 * False if the same notification was stored before. The insert waits for another transaction that is
 * storing it, so that of many at once exactly one is new.
 */
export async function storeNotification(
  tx: Transaction,
  { attemptId, payment, at }: ReportedPayment,
): Promise<boolean> {
  const stored = await insertNewNotification(tx, {
    attemptId,
    gatewayPaymentId: payment.paymentId,
    outcome: payment.outcome,
    gatewayCode: payment.gatewayCode,
    method: payment.method ?? null,
    receivedAt: at,
  })
  return stored.length > 0
}

type NewNotification = Omit<typeof paymentNotifications.$inferSelect, 'id'>

const insertNewNotification = prepared((tx, notification: Placeholders<NewNotification>) =>
  tx
    .insert(paymentNotifications)
    .values({
      attemptId: notification.attemptId,
      gatewayPaymentId: notification.gatewayPaymentId,
      outcome: notification.outcome,
      gatewayCode: notification.gatewayCode,
      method: notification.method,
      receivedAt: notification.receivedAt,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id }),
)

/** Stores the payment once, however often the gateway reports it. */
export async function insertRefusedPayment(
  database: Database,
  payment: typeof refusedPayments.$inferInsert,
): Promise<void> {
  await database.insert(refusedPayments).values(payment).onConflictDoNothing()
}
