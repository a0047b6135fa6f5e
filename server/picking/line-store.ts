import { and, asc, eq, not, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { insertMany, updateByKey } from '../database/many-rows.ts'
import { consignmentGoods, substitutes } from '../database/schema.ts'

export type SubstituteRow = typeof substitutes.$inferSelect

export function selectConsignmentGoods(database: Readable, consignmentId: number) {
  return database
    .select()
    .from(consignmentGoods)
    .where(eq(consignmentGoods.consignmentId, consignmentId))
    .orderBy(asc(consignmentGoods.goodsId))
}

export function selectSubstitutes(database: Readable, consignmentId: number) {
  return database
    .select()
    .from(substitutes)
    .where(eq(substitutes.consignmentId, consignmentId))
    .orderBy(asc(substitutes.id))
}

type LineState = Pick<typeof consignmentGoods.$inferSelect, 'picked' | 'short' | 'noneLeft'>
type Line = { consignmentId: number; goodsId: number }

const key = ['consignmentId', 'goodsId'] as const
const nextVersion = sql`${consignmentGoods.version} + 1`

/** Stores what lines are now, which raises their versions. */
export function updateLines(tx: Transaction, lines: readonly (Line & LineState)[]) {
  const also = { version: nextVersion }
  return updateByKey(tx, { table: consignmentGoods, key, rows: lines, also })
}

/** Puts the lines of a consignment back to how they were before its picking began. */
export async function clearLines(tx: Transaction, consignmentId: number) {
  await tx.delete(substitutes).where(eq(substitutes.consignmentId, consignmentId))
  await tx
    .update(consignmentGoods)
    .set({ picked: 0, short: 0, noneLeft: false, version: nextVersion })
    .where(eq(consignmentGoods.consignmentId, consignmentId))
}

/** Makes these the lines of a consignment. One that it has already keeps its version. */
export async function layOutLines(
  tx: Transaction,
  consignmentId: number,
  lines: readonly { goodsId: number; quantity: number }[],
) {
  const isWanted = isOneOf(
    consignmentGoods.goodsId,
    lines.map(({ goodsId }) => goodsId),
  )
  await tx
    .delete(consignmentGoods)
    .where(and(eq(consignmentGoods.consignmentId, consignmentId), not(isWanted)))
  const known = new Set(
    (await selectConsignmentGoods(tx, consignmentId)).map(({ goodsId }) => goodsId),
  )
  const rows = lines.map((line) => ({ consignmentId, ...line }))
  await updateByKey(tx, {
    table: consignmentGoods,
    key,
    rows: rows.filter(({ goodsId }) => known.has(goodsId)),
  })
  await insertMany(
    tx,
    consignmentGoods,
    rows.filter(({ goodsId }) => !known.has(goodsId)),
  )
}

export async function replaceSubstitutes(
  tx: Transaction,
  { consignmentId, goodsId }: Line,
  rows: readonly (typeof substitutes.$inferInsert)[],
) {
  await tx
    .delete(substitutes)
    .where(and(eq(substitutes.consignmentId, consignmentId), eq(substitutes.goodsId, goodsId)))
  await insertMany(tx, substitutes, rows)
}
