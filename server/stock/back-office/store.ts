import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money/money.ts'
import { keysetPage } from '../../back-office/page.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { nextVersionOf, updateMany } from '../../database/many-rows.ts'
import { orders, products, stockMovements } from '../../database/schema.ts'

type Wanted = { after?: string | undefined; before?: string | undefined }

/** A page of the product's ledger, latest first, each movement with the stock after it. */
export async function selectMovements(database: Readable, productId: number, wanted: Wanted) {
  const ofProduct = eq(stockMovements.productId, productId)
  const ledger = database
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      kind: stockMovements.kind,
      change: stockMovements.change,
      orderId: stockMovements.orderId,
      cause: stockMovements.cause,
      requestKey: stockMovements.requestKey,
      stockAfter: sql<number>`sum(${stockMovements.change}) over (order by ${stockMovements.id})`
        .mapWith(Number)
        .as('stock_after'),
    })
    .from(stockMovements)
    .where(ofProduct)
    .as('ledger')
  const page = keysetPage(
    { value: sql`${ledger.id}`, type: 'integer', direction: 'desc' },
    sql`${ledger.id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({
        id: ledger.id,
        at: ledger.at,
        kind: ledger.kind,
        change: ledger.change,
        orderId: ledger.orderId,
        cause: ledger.cause,
        requestKey: ledger.requestKey,
        stockAfter: ledger.stockAfter,
        paidAt: orders.paidAt,
        sortKey: page.sortKey,
      })
      .from(ledger)
      .leftJoin(orders, eq(orders.id, ledger.orderId))
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(stockMovements, ofProduct),
  ])
  return { ...page.pageOf(rows), total }
}

/** Whether an earlier try of the request has moved the stock of a locked product. */
export async function isMovedBy(
  tx: Transaction,
  productId: number,
  requestKey: string,
): Promise<boolean> {
  const isOfRequest = and(
    eq(stockMovements.productId, productId),
    eq(stockMovements.requestKey, requestKey),
  )
  return (await tx.$count(stockMovements, isOfRequest)) > 0
}

/** The deliveries and corrections of products since a moment. */
export function selectMoved(tx: Readable, productIds: readonly number[], since: Date) {
  const { productId, change, cause, kind, at } = stockMovements
  const isByHand = inArray(kind, ['DELIVERY', 'CORRECTION'])
  return tx
    .select({ productId, kind, change, cause })
    .from(stockMovements)
    .where(and(isOneOf(productId, productIds), isByHand, gte(at, since)))
}

/** Sets the prices of locked products, which raises their versions. */
export function updatePrices(
  tx: Transaction,
  prices: readonly { id: number; priceCents: Cents }[],
): Promise<void> {
  return updateMany(tx, products, prices, nextVersionOf(products))
}
