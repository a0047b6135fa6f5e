import type { Database, Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orders } from '../database/schema.ts'
import { type StockNeeds, sumNeeds } from './stock.ts'
import { isHoldingFor, orderedProductsOf } from './store.ts'

/** What the customer's unpaid orders keep off the shelves, which their next order takes over. */
export async function heldByUnpaidOrders(
  database: Database | Transaction,
  userId: number,
): Promise<StockNeeds> {
  const holding = await selectHoldingOrders(database, { userId })
  if (holding.length === 0) return new Map()
  const held = await orderedProductsOf(
    database,
    holding.map((order) => order.id),
  )
  return sumNeeds(held)
}

const selectHoldingOrders = prepared((database, { userId }: Placeholders<{ userId: number }>) =>
  database.select({ id: orders.id }).from(orders).where(isHoldingFor(userId)),
)
