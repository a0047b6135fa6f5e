import { eq, max } from 'drizzle-orm'
import { creditNumber } from '../../../domain/orders/credits.ts'
import { type GoodsKey, orderGoods as goodsIn } from '../../../domain/orders/order-goods.ts'
import type { CreditLine } from '../../../domain/orders/plan-credit.ts'
import type { Transaction } from '../../database/connect.ts'
import { insertMany, insertManyWithIds } from '../../database/many-rows.ts'
import { orderCreditLines, orderCredits, orderGoods } from '../../database/schema.ts'
import { billCredit } from '../documents/bill-order.ts'
import type { ReadOrder } from '../read-orders.ts'
import { goodsKey } from './read-credits.ts'

/** The credit that a request has made before. */
export async function findCreditOfRequest(tx: Transaction, requestKey: string) {
  const [credit] = await tx
    .select()
    .from(orderCredits)
    .where(eq(orderCredits.requestKey, requestKey))
  return credit
}

type NewCredit = Omit<typeof orderCredits.$inferInsert, 'orderId' | 'number' | 'at'> & { at: Date }

/** Stores a credit of a locked order, with its lines, and returns the number of its credit note. */
export async function insertCredit(
  tx: Transaction,
  order: ReadOrder,
  credit: NewCredit,
  lines: readonly CreditLine[],
): Promise<string> {
  const [last] = await tx
    .select({ number: max(orderCredits.number) })
    .from(orderCredits)
    .where(eq(orderCredits.orderId, order.id))
  const number = (last?.number ?? 0) + 1
  const [inserted] = await insertManyWithIds(tx, orderCredits, [
    { ...credit, orderId: order.id, number },
  ])
  if (!inserted) throw new Error(`Order ${order.id} was not credited`)
  if (lines.length > 0) await insertLines(tx, order, inserted.id, lines)
  const goods = creditedProducts(order, lines)
  const billed = await billCredit(tx, order, { ...inserted, lines: goods }, credit.at)
  return billed ?? creditNumber(order.id, number)
}

async function insertLines(
  tx: Transaction,
  order: ReadOrder,
  creditId: number,
  lines: readonly CreditLine[],
): Promise<void> {
  const goodsIds = await requireGoods(tx, order)
  const rows = lines.map(({ key, quantity, amountCents }) => {
    const goods = rowOf(order, goodsIds, key)
    if (!goods) throw new Error(`Order ${order.id} has no goods ${key}`)
    return { creditId, ...goods, quantity, amountCents }
  })
  await insertMany(tx, orderCreditLines, rows)
}

/** The products that the invoice has for these lines: what was ordered, also where something else was packed. */
function creditedProducts(order: ReadOrder, lines: readonly CreditLine[]) {
  const productOf = new Map(goodsIn(order).map(({ key, productId }) => [key, productId]))
  const ordered = new Map(order.sent?.map(({ id, goods }) => [`substitute-${id}`, goods]))
  return lines.map(({ key, amountCents }) => ({
    productId: productOf.get(ordered.get(key) ?? key) ?? 0,
    amountCents,
  }))
}

/** The rows that a key names: the goods, and what was packed in place of them; undefined if the order has none. */
export function rowOf(
  { sent = [] }: Pick<ReadOrder, 'sent'>,
  goodsIds: ReadonlyMap<GoodsKey, number>,
  key: GoodsKey,
): { goodsId: number; substituteId: number | null } | undefined {
  const substitute = sent.find(({ id }) => key === `substitute-${id}`)
  const goodsId = goodsIds.get(substitute?.goods ?? key)
  return goodsId === undefined ? undefined : { goodsId, substituteId: substitute?.id ?? null }
}

/** The ids of the goods of a locked order, which are stored when they are first needed. */
export async function requireGoods(
  tx: Transaction,
  order: ReadOrder,
): Promise<Map<GoodsKey, number>> {
  const stored = await tx
    .select({
      id: orderGoods.id,
      product: orderGoods.orderProductId,
      content: orderGoods.orderItemProductId,
    })
    .from(orderGoods)
    .where(eq(orderGoods.orderId, order.id))
  if (stored.length > 0) return new Map(stored.map((goods) => [goodsKey(goods), goods.id]))
  const made = goodsIn(order).map(({ key, ...goods }) => {
    const [kind, id] = key.split('-')
    return {
      key,
      orderId: order.id,
      orderProductId: kind === 'product' ? Number(id) : null,
      orderItemProductId: kind === 'content' ? Number(id) : null,
      ...goods,
    }
  })
  const inserted = await insertManyWithIds(tx, orderGoods, made)
  return new Map(inserted.map(({ key, id }) => [key, id]))
}
