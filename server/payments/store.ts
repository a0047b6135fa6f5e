import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { orders, paymentAttempts, paymentNotifications, users } from '../database/schema.ts'

/** PayHere's code for a payment that was not accepted. */
const failedStatusCode = -2

/** The token of the new visit; undefined when the customer has used this reference for the order before. */
export async function insertAttempt(
  tx: Transaction,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values(attempt)
    .onConflictDoNothing({ target: [paymentAttempts.orderId, paymentAttempts.clientReference] })
    .returning({ token: paymentAttempts.token })
  return row?.token
}

/** What the gateway's form is made of: the visit, and who pays for which order. */
export async function findPayment(database: Database, token: string) {
  const [row] = await database
    .select({
      reference: paymentAttempts.reference,
      amountCents: paymentAttempts.amountCents,
      order: {
        id: orders.id,
        stockHeldUntil: orders.stockHeldUntil,
        paidAt: orders.paidAt,
        completedAt: orders.completedAt,
        cancelledAt: orders.cancelledAt,
      },
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
    .where(eq(paymentAttempts.token, token))
  return row
}

export async function findAttempt(database: Database, reference: string) {
  const [row] = await database
    .select({
      id: paymentAttempts.id,
      orderId: paymentAttempts.orderId,
      amountCents: paymentAttempts.amountCents,
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference))
  return row
}

/** How often a visit failed, by the notifications stored so far. */
export function countFailures(tx: Transaction, attemptId: number): Promise<number> {
  return tx.$count(
    paymentNotifications,
    and(
      eq(paymentNotifications.attemptId, attemptId),
      eq(paymentNotifications.statusCode, failedStatusCode),
    ),
  )
}

/**
 * False when the same notification is there already. One that is being stored by somebody else is
 * waited for, so that of many at once exactly one is new.
 */
export async function insertNotification(
  tx: Transaction,
  notification: typeof paymentNotifications.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(paymentNotifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id })
  return stored.length > 0
}
