import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { phoneWithoutPrefix } from '../../../domain/accounts/phone.ts'
import { type LinkState, linkStateOf } from '../../../domain/orders/payment-link.ts'
import { plusMinutes } from '../../../domain/time.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { orders, paymentLinks, users } from '../../database/schema.ts'
import { isTooLateToGo } from '../order-delivery.ts'
import type { OrderRow } from '../store.ts'

type NewLink = Omit<typeof paymentLinks.$inferInsert, 'token'>

/** The token of the new link; undefined if the request has entered an order before. */
export async function insertLink(tx: Transaction, link: NewLink): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(paymentLinks)
    .values(link)
    .onConflictDoNothing({ target: paymentLinks.requestKey })
    .returning({ token: paymentLinks.token })
  return inserted?.token
}

/** The link that a request has made before. */
export async function findLinkOfRequest(tx: Transaction, requestKey: string) {
  const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.requestKey, requestKey))
  return link
}

const tokenShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The order of a link, with the name of its customer; none once the customer's data have been erased. */
export async function findLinkedOrder(database: Readable, token: string) {
  if (!tokenShape.test(token)) return undefined
  const [found] = await database
    .select({ order: orders, name: users.name, language: paymentLinks.language })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.id, paymentLinks.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(paymentLinks.token, token))
  return found
}

/** What the link of an order says: it has ended too when its goods can no longer come with the delivery that they were added to. */
export async function readLinkState(database: Readable, order: OrderRow): Promise<LinkState> {
  const isTooLate = await isTooLateToGo(database, order)
  return linkStateOf(isTooLate ? { ...order, stockHeldUntil: null } : order)
}

/** The link of an order, if it has one. */
export async function findLinkOf(database: Readable, orderId: number) {
  const [link] = await database.select().from(paymentLinks).where(eq(paymentLinks.orderId, orderId))
  return link
}

const justNowMinutes = 15

/** An order that somebody has just entered for the same phone number, so that one call is not entered twice. */
export async function findEnteredJustNow(tx: Transaction, telephone: string, at: Date) {
  const since = plusMinutes(at, -justNowMinutes)
  const digits = sql`right(regexp_replace(${users.telephone}, '\\D', '', 'g'), 9)`
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(paymentLinks, eq(paymentLinks.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        gt(orders.placedAt, since),
        isNull(orders.cancelledAt),
        eq(digits, phoneWithoutPrefix(telephone).slice(-9)),
      ),
    )
    .limit(1)
  return found?.orderId
}
