import { and, asc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { creditKinds, isOfNeverSent } from '../../domain/orders/credits.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  categories,
  claimLines,
  consignments,
  orderCreditLines,
  orderCredits,
  orders,
  pickingSteps,
  products,
  refunds,
  substitutes,
} from '../database/schema.ts'
import { hasMoney } from '../payments/index.ts'

export type Consignment = typeof consignments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** The consignment of an order; undefined while its picking has never begun. */
export async function findConsignment(
  database: Readable,
  orderId: number,
): Promise<Consignment | undefined> {
  const [found] = await database
    .select()
    .from(consignments)
    .where(and(eq(consignments.orderId, orderId), isNull(consignments.claimId)))
  return found
}

/** Stores the consignment of a locked order. */
export async function insertConsignment(tx: Transaction, orderId: number): Promise<Consignment> {
  const [inserted] = await tx.insert(consignments).values({ orderId }).returning()
  if (!inserted) throw new Error(`The consignment of order ${orderId} was not inserted`)
  return inserted
}

type Change = Partial<
  Pick<Consignment, 'pickerEmail' | 'pickingStartedAt' | 'packedAt' | 'bags' | 'mailAt'>
>

export async function updateConsignment(tx: Transaction, id: number, change: Change) {
  await tx.update(consignments).set(change).where(eq(consignments.id, id))
}

/** Stores a step; false if it was stored before. */
export async function insertStep(
  tx: Transaction,
  step: typeof pickingSteps.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(pickingSteps)
    .values(step)
    .onConflictDoNothing()
    .returning({ opId: pickingSteps.opId })
  return inserted.length > 0
}

/** The calls that were noted since picking began. */
export function selectCalls(database: Readable, consignmentId: number) {
  return database
    .select({
      at: pickingSteps.atDevice,
      reached: sql`(${pickingSteps.body} ->> 'reached')::boolean`.mapWith(Boolean),
    })
    .from(pickingSteps)
    .where(and(eq(pickingSteps.consignmentId, consignmentId), eq(pickingSteps.kind, 'CALL')))
    .orderBy(asc(pickingSteps.atDevice))
}

/** Products as they are now, with the category of each. */
export function selectProducts(database: Readable, productIds: readonly number[]) {
  return database
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      stockQuantity: products.stockQuantity,
      neverSubstitute: products.neverSubstitute,
      isOnSale: sql`${products.publishedAt} is not null`.mapWith(Boolean),
      categoryId: products.categoryId,
      categoryName: categories.name,
      storage: categories.storage,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOneOf(products.id, productIds))
}

const mostSuggested = 5
/** How much dearer or cheaper a substitute that is suggested may be. */
const priceSpan = 0.3

/** Products that could stand in for one: of its category, on sale, in stock, of about its price; the most alike first. */
export function selectAlike(database: Readable, productId: number) {
  const ordered = database
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      neverSubstitute: products.neverSubstitute,
    })
    .from(products)
    .where(eq(products.id, productId))
    .as('ordered')
  const difference = sql`abs(${products.priceCents} - ${ordered.priceCents})`
  return database
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      stockQuantity: products.stockQuantity,
    })
    .from(products)
    .innerJoin(ordered, eq(ordered.categoryId, products.categoryId))
    .where(
      and(
        sql`${products.id} <> ${ordered.id}`,
        eq(products.neverSubstitute, false),
        eq(ordered.neverSubstitute, false),
        products.inStock,
        sql`${difference} <= ${ordered.priceCents} * ${sql.raw(String(priceSpan))}`,
      ),
    )
    .orderBy(
      sql`similarity(${products.name}, ${ordered.name}) desc`,
      sql`${difference}`,
      asc(products.id),
    )
    .limit(mostSuggested)
}

const isOpen = and(isNotNull(orders.paidAt), isNull(orders.completedAt), isNull(orders.cancelledAt))

/** Whether picking of an order can begin: it is paid, its money is still there, and it has not left the store. */
export async function isToPick(tx: Transaction, orderId: number): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.id, orderId), isOpen, hasMoney))) > 0
}

/**
 * The paid orders that have not left the store, the earliest promise first, with their consignments. Those whose money was taken
 * back are there only if their picking has begun.
 */
export function selectOrdersToPick(database: Readable) {
  const days = sql.raw(String(deliveryPromiseDays))
  const promised = sql`coalesce(${orders.promisedFrom}, ${orders.paidAt} + make_interval(days => ${days}))`
  return database
    .select({
      orderId: orders.id,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      promisedFrom: orders.promisedFrom,
      promisedTo: orders.promisedTo,
      slotId: orders.slotId,
      recipientName: orders.recipientName,
      pickerEmail: consignments.pickerEmail,
      pickingStartedAt: consignments.pickingStartedAt,
      packedAt: consignments.packedAt,
    })
    .from(orders)
    .leftJoin(consignments, and(eq(consignments.orderId, orders.id), isNull(consignments.claimId)))
    .where(and(isOpen, or(hasMoney, isNotNull(consignments.pickingStartedAt))))
    .orderBy(promised, asc(orders.id))
    .limit(mostListed)
}

/** More orders than a store packs on a day. */
const mostListed = 500

/** The refunds that were requested when an order was packed, locked. */
export function lockRefundsOf(tx: Transaction, orderId: number, packedAt: Date) {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestedAt, packedAt)))
    .for('update')
}

/** Whether something that was packed in place of something else was credited or claimed, so that it stays. */
export async function isSubstituteKept(tx: Transaction, consignmentId: number): Promise<boolean> {
  const isNamed = or(
    exists(
      tx.select().from(orderCreditLines).where(eq(orderCreditLines.substituteId, substitutes.id)),
    ),
    exists(tx.select().from(claimLines).where(eq(claimLines.substituteId, substitutes.id))),
  )
  const found = await tx.$count(
    substitutes,
    and(eq(substitutes.consignmentId, consignmentId), isNamed),
  )
  return found > 0
}

/** Whether units of a packed order were credited since then as not sent: its lines still say that they were found. */
export async function isCreditedSince(tx: Transaction, orderId: number, packedAt: Date) {
  const isNeverSent = isOneOf(orderCredits.kind, creditKinds.filter(isOfNeverSent))
  const found = await tx.$count(
    orderCredits,
    and(
      eq(orderCredits.orderId, orderId),
      isNeverSent,
      gt(orderCredits.at, packedAt),
      isNull(orderCredits.voidedAt),
    ),
  )
  return found > 0
}

/** Takes back refunds that were never sent. The database refuses it for all others. */
export async function deleteRefunds(tx: Transaction, ids: readonly number[]) {
  await tx.delete(refunds).where(isOneOf(refunds.id, ids))
}

/** Takes back the credits that were given when an order was packed, and returns their ids. */
export async function voidCreditsOf(
  tx: Transaction,
  orderId: number,
  { packedAt, at }: { packedAt: Date; at: Date },
): Promise<number[]> {
  const voided = await tx
    .update(orderCredits)
    .set({ voidedAt: at })
    .where(
      and(
        eq(orderCredits.orderId, orderId),
        eq(orderCredits.at, packedAt),
        isNull(orderCredits.voidedAt),
      ),
    )
    .returning({ id: orderCredits.id })
  return voided.map(({ id }) => id)
}
