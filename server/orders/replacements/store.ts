import { and, asc, eq, isNotNull, isNull, min, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { updateByKey } from '../../database/many-rows.ts'
import {
  claimLines,
  consignmentGoods,
  consignments,
  orderGoods,
  orders,
} from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import { goodsKey } from '../credits/read-credits.ts'

/** What is sent again after a claim: a consignment of its own, with nothing to pay. */
export type Replacement = Awaited<ReturnType<typeof replacementsOf>>[number]

type Added = { orderId: number; claimId: number; goodsId: number; units: number }

/** Adds units to what is sent again after a claim. What is packed already stays as it is. */
export async function addToReplacement(
  tx: Transaction,
  { orderId, claimId, goodsId, units: quantity }: Added,
): Promise<void> {
  const [open] = await tx
    .select({ id: consignments.id })
    .from(consignments)
    .where(and(eq(consignments.claimId, claimId), isNull(consignments.packedAt)))
  const consignmentId = open?.id ?? (await insertReplacement(tx, { orderId, claimId }))
  await tx
    .insert(consignmentGoods)
    .values({ consignmentId, goodsId, quantity })
    .onConflictDoUpdate({
      target: [consignmentGoods.consignmentId, consignmentGoods.goodsId],
      set: { quantity: sql`${consignmentGoods.quantity} + ${quantity}` },
    })
}

async function insertReplacement(tx: Transaction, values: { orderId: number; claimId: number }) {
  const [inserted] = await tx.insert(consignments).values(values).returning({ id: consignments.id })
  if (!inserted) throw new Error(`The replacement of order ${values.orderId} was not inserted`)
  return inserted.id
}

/** What is sent again of an order, the first first. */
export function replacementsOf(database: Readable, orderId: number) {
  return selectReplacements(database, eq(consignments.orderId, orderId))
}

/** What is still to be packed or sent, of all orders. */
export function replacementsToSend(database: Readable) {
  return selectReplacements(database, isNull(consignments.leftAt))
}

/** The order of a replacement; refuses if there is no such replacement. */
export async function orderOfReplacement(database: Readable, id: number): Promise<number> {
  const [found] = await database
    .select({ orderId: consignments.orderId })
    .from(consignments)
    .where(and(eq(consignments.id, id), isNotNull(consignments.claimId)))
  if (!found) throw refusal('notFound')
  return found.orderId
}

async function selectReplacements(database: Readable, which: SQL) {
  const decidedAt = database
    .select({ at: min(claimLines.decidedAt) })
    .from(claimLines)
    .where(and(eq(claimLines.claimId, consignments.claimId), eq(claimLines.decision, 'REPLACED')))
  const found = await database
    .select({
      id: consignments.id,
      orderId: consignments.orderId,
      recipientName: orders.recipientName,
      decidedAt: sql`(${decidedAt})`.mapWith(claimLines.decidedAt),
      packedAt: consignments.packedAt,
      bags: consignments.bags,
      leftAt: consignments.leftAt,
      mailAt: consignments.mailAt,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(and(isNotNull(consignments.claimId), which))
    .orderBy(asc(consignments.id))
  if (found.length === 0) return []
  const lines = await selectLines(
    database,
    found.map(({ id }) => id),
  )
  const linesOf = Map.groupBy(lines, ({ consignmentId }) => consignmentId)
  return found.map((each) => ({ ...each, lines: linesOf.get(each.id) ?? [] }))
}

async function selectLines(database: Readable, ids: readonly number[]) {
  const found = await database
    .select({
      consignmentId: consignmentGoods.consignmentId,
      goodsId: consignmentGoods.goodsId,
      productId: orderGoods.productId,
      product: orderGoods.orderProductId,
      content: orderGoods.orderItemProductId,
      quantity: consignmentGoods.quantity,
      picked: consignmentGoods.picked,
      short: consignmentGoods.short,
    })
    .from(consignmentGoods)
    .innerJoin(orderGoods, eq(orderGoods.id, consignmentGoods.goodsId))
    .where(isOneOf(consignmentGoods.consignmentId, ids))
    .orderBy(asc(consignmentGoods.goodsId))
  return found.map(({ product, content, ...line }) => ({
    ...line,
    key: goodsKey({ product, content }),
  }))
}

/** Opens what was packed, in the store again. False while more of its claim is to be packed: two would be open at once. */
export async function unpackReplacement(tx: Transaction, id: number): Promise<boolean> {
  const other = alias(consignments, 'other')
  const isOpenToo = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.claimId, consignments.claimId), isNull(other.packedAt)))
  const unpacked = await tx
    .update(consignments)
    .set({ packedAt: null, bags: null, leftAt: null, mailAt: null })
    .where(and(eq(consignments.id, id), notExists(isOpenToo)))
    .returning({ id: consignments.id })
  return unpacked.length > 0
}

type Picked = { goodsId: number; picked: number; short: number }

/** Stores what was found of the lines, and then that nothing of it is open any more. */
export async function storePacked(
  tx: Transaction,
  id: number,
  lines: readonly Picked[],
  packed: { pickerEmail: string; packedAt: Date; bags: number; leftAt: Date | null },
): Promise<void> {
  await updateByKey(tx, {
    table: consignmentGoods,
    key: ['consignmentId', 'goodsId'],
    rows: lines.map((line) => ({ consignmentId: id, ...line })),
  })
  await tx
    .update(consignments)
    .set({ ...packed, pickingStartedAt: packed.packedAt })
    .where(eq(consignments.id, id))
}

export async function updateReplacements(
  tx: Transaction,
  ids: readonly number[],
  change: { leftAt?: Date | null; mailAt: Date | null },
): Promise<void> {
  await tx.update(consignments).set(change).where(isOneOf(consignments.id, ids))
}

/** What was handed over has left the store, also if the office has called it back. No mail says any more that it is on its way. */
export async function noteHandedOver(tx: Transaction, id: number, at: Date): Promise<void> {
  const leftAt = sql`coalesce(${consignments.leftAt}, ${at.toISOString()}::timestamptz)`
  await tx.update(consignments).set({ leftAt, mailAt: null }).where(eq(consignments.id, id))
}
