import type { Cents } from '../../domain/money/money.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { appendEvents } from '../order-history/index.ts'
import type { Shop } from '../shop.ts'
import {
  lockHoldingOrdersOf,
  lockLapsedOrders,
  type OrderedProduct,
  orderedProductsOf,
  returnStock,
} from '../stock/index.ts'
import { updateOrders } from './store.ts'

const ordersPerRound = 100

/**
 * Returns the stock of unpaid orders once their hold is over; they stay payable while stock lasts.
 * Returns the number of such orders.
 */
export function releaseLapsedHolds({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<number> {
  return database.transaction(async (tx) => {
    const at = now()
    const lapsed = await lockLapsedOrders(tx, at, ordersPerRound)
    await release(tx, await holdsOf(tx, lapsed), { at, cause: historyTexts.lapsed })
    return lapsed.length
  })
}

/** Unpaid orders and the stock that they hold; the orders are locked. */
export type Holds = { orderIds: number[]; held: OrderedProduct[] }

type CustomerHolds = Holds & { ends: Date[]; totals: Cents[] }

/** The customer's unpaid orders that hold stock, until when, and what they come to. */
export async function lockHoldsOf(tx: Transaction, userId: number): Promise<CustomerHolds> {
  const holding = await lockHoldingOrdersOf(tx, { userId })
  return {
    ...(await holdsOf(tx, holding)),
    ends: holding.flatMap(({ heldUntil }) => heldUntil ?? []),
    totals: holding.map(({ totalCents }) => totalCents),
  }
}

/** Returns the stock that unpaid orders hold, and records why. */
export async function release(
  tx: Transaction,
  { orderIds, held }: Holds,
  event: { at: Date; cause: string },
): Promise<void> {
  await returnStock(tx, held, event.cause)
  await noteRelease(tx, orderIds, event)
}

/** Marks orders as no longer holding stock, with the cause in their history. */
export async function noteRelease(
  tx: Transaction,
  orderIds: readonly number[],
  event: { at: Date; cause: string },
): Promise<void> {
  if (orderIds.length === 0) return
  await pipelined({
    hold: () => updateOrders(tx, orderIds, { stockHeldUntil: null }),
    history: () => appendEvents(tx, orderIds, { kind: 'STOCK_RELEASED', ...event }),
  })
}

async function holdsOf(tx: Transaction, holding: { id: number }[]): Promise<Holds> {
  const orderIds = holding.map((order) => order.id)
  return { orderIds, held: orderIds.length > 0 ? await orderedProductsOf(tx, orderIds) : [] }
}
