import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { rupees } from '../../domain/money/money.ts'
import type { SentSubstitute } from '../../domain/orders/packed-goods.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { consignmentGoods, consignments, orderGoods, substitutes } from '../database/schema.ts'
import { namesOfGoods } from './credits/goods-names.ts'
import { goodsKey } from './credits/read-credits.ts'
import type { ReadOrder } from './read-orders.ts'
import { shownName } from './shown-name.ts'

/** How each of these orders was packed on a phone, by its id: what differs from what was ordered. None for all others. */
export async function selectPacked(database: Readable, orders: readonly ReadOrder[]) {
  const open = orders.filter(({ cancelledAt }) => !cancelledAt)
  const rows = await database
    .select({
      orderId: consignments.orderId,
      packedAt: consignments.packedAt,
      bags: consignments.bags,
      product: orderGoods.orderProductId,
      content: orderGoods.orderItemProductId,
      short: consignmentGoods.short,
      substitute: substitutes,
    })
    .from(consignments)
    .innerJoin(consignmentGoods, eq(consignmentGoods.consignmentId, consignments.id))
    .innerJoin(orderGoods, eq(orderGoods.id, consignmentGoods.goodsId))
    .leftJoin(
      substitutes,
      and(
        eq(substitutes.consignmentId, consignmentGoods.consignmentId),
        eq(substitutes.goodsId, consignmentGoods.goodsId),
      ),
    )
    .where(
      and(
        isOneOf(
          consignments.orderId,
          open.map(({ id }) => id),
        ),
        isNull(consignments.claimId),
        isNotNull(consignments.packedAt),
      ),
    )
    .orderBy(asc(consignmentGoods.goodsId), asc(substitutes.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

type SubstituteRow = typeof substitutes.$inferSelect
type Packed = Awaited<ReturnType<typeof selectPacked>>
export type PackedRow = Packed extends Map<number, (infer Each)[]> ? Each : never

export type ReadSubstitute = SentSubstitute & Pick<SubstituteRow, 'name' | 'translatedName'>

/** An order with what was packed in place of its goods. */
export async function withSubstitutes(database: Readable, order: ReadOrder): Promise<ReadOrder> {
  const packed = await selectPacked(database, [order])
  return { ...order, sent: substitutesIn(packed.get(order.id)) }
}

/** What was packed in place of goods. */
export function substitutesIn(rows: readonly PackedRow[] = []): ReadSubstitute[] {
  return rows.flatMap((row) =>
    row.substitute ? [{ ...row.substitute, goods: goodsKey(row) }] : [],
  )
}

/** The same in the API's form, with the names that the customer knows the goods by. */
export function presentPacked(order: ReadOrder, rows: readonly PackedRow[] | undefined) {
  const [first] = rows ?? []
  if (!rows || !first?.packedAt) return {}
  const names = namesOfGoods(order)
  const byLine = Map.groupBy(rows, goodsKey)
  const changes = [...byLine].flatMap(([key, ofLine]) => {
    const leftOut = ofLine[0]?.short ?? 0
    const replaced = ofLine.flatMap(({ substitute }) =>
      substitute ? [presentSubstitute(substitute)] : [],
    )
    if (leftOut === 0 && replaced.length === 0) return []
    return [{ name: names.get(key)?.shown ?? '', leftOut, substitutes: replaced }]
  })
  return { packed: { at: first.packedAt.toISOString(), bags: first.bags ?? 1, changes } }
}

function presentSubstitute(substitute: SubstituteRow) {
  const { units, forUnits, chargedCents } = substitute
  return { name: shownName(substitute), units, forUnits, charged: rupees(chargedCents) }
}
