import { asc, eq } from 'drizzle-orm'
import type { GoodsKey } from '../../../domain/orders/order-goods.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable } from '../../database/connect.ts'
import { type Placeholders, prepared } from '../../database/prepared.ts'
import { orderCreditLines, orderCredits, orderGoods, substitutes } from '../../database/schema.ts'
import { shownName } from '../shown-name.ts'

type CreditRow = typeof orderCredits.$inferSelect
type CreditLine = {
  key: GoodsKey
  /** Of a substitute; other goods are named by the lines of the order. */
  name: string | null
  quantity: number
  amountCents: CreditRow['amountCents']
}

/** A credit with its lines; none for goodwill. */
export type ReadCredit = CreditRow & { lines: CreditLine[] }

/** The credits of each order, in the order of their numbers. */
export async function creditsOf(
  database: Readable,
  orderIds: readonly number[],
): Promise<Map<number, ReadCredit[]>> {
  const rows = await selectCredits(database, { orderIds })
  const credits = [...Map.groupBy(rows, ({ credit }) => credit.id).values()].flatMap((ofCredit) =>
    ofCredit.slice(0, 1).map(({ credit }) => ({ ...credit, lines: ofCredit.flatMap(lineOf) })),
  )
  return Map.groupBy(credits, ({ orderId }) => orderId)
}

const selectCredits = prepared(
  (database, { orderIds }: Placeholders<{ orderIds: readonly number[] }>) =>
    database
      .select({
        credit: orderCredits,
        line: orderCreditLines,
        // The id comes first: where the first column of a joined row is null, the whole row is taken as absent.
        goods: {
          id: orderGoods.id,
          product: orderGoods.orderProductId,
          content: orderGoods.orderItemProductId,
        },
        substitute: {
          id: substitutes.id,
          name: substitutes.name,
          translatedName: substitutes.translatedName,
        },
      })
      .from(orderCredits)
      .leftJoin(orderCreditLines, eq(orderCreditLines.creditId, orderCredits.id))
      .leftJoin(orderGoods, eq(orderGoods.id, orderCreditLines.goodsId))
      .leftJoin(substitutes, eq(substitutes.id, orderCreditLines.substituteId))
      .where(isOneOf(orderCredits.orderId, orderIds))
      .orderBy(
        asc(orderCredits.orderId),
        asc(orderCredits.number),
        asc(orderGoods.id),
        asc(substitutes.id),
      ),
)

type Row = Awaited<ReturnType<typeof selectCredits>>[number]

function lineOf({ line, goods, substitute }: Row): CreditLine[] {
  if (!line || !goods) return []
  const { quantity, amountCents } = line
  const key = substitute ? (`substitute-${substitute.id}` as const) : goodsKey(goods)
  return [{ key, name: substitute && shownName(substitute), quantity, amountCents }]
}

/** The name of a line of goods, of which it has one of the two ids. */
export function goodsKey(goods: { product: number | null; content: number | null }): GoodsKey {
  return goods.product === null ? `content-${goods.content ?? 0}` : `product-${goods.product}`
}
