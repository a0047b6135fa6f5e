import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { appendEvents } from '../order-history/index.ts'
import { orderedProductsOf, takeStockThereIs } from '../stock/index.ts'
import { type Addressee, customerOf } from './mail-customer.ts'
import {
  boughtLinesOf,
  insertShortages,
  type OrderRow,
  requireLockedOrder,
  selectMissing,
  updatePaidOrder,
} from './store.ts'

/** What is needed of an order to mark it as paid. */
type OrderToPay = {
  order: OrderRow
  bought: Awaited<ReturnType<typeof boughtLinesOf>>
  /** The customer who placed it; undefined once their data have been erased. */
  customer: Addressee | undefined
}

/** The order of a payment, locked until the transaction ends. */
export function lockOrderToPay(tx: Transaction, orderId: number): Promise<OrderToPay> {
  return pipelined({
    order: () => requireLockedOrder(tx, orderId),
    bought: () => boughtLinesOf(tx, orderId),
    customer: () => customerOf(tx, orderId),
  })
}

/** Marks a locked order as paid, with the cause in its history. */
export async function markPaid(
  tx: Transaction,
  { orderId, at, cause }: { orderId: number; at: Date; cause: string },
): Promise<void> {
  await pipelined({
    order: () => updatePaidOrder(tx, { orderId, at }),
    history: () => appendEvents(tx, [orderId], { kind: 'PAID', cause, at }),
  })
}

export type MissingGoods = Awaited<ReturnType<typeof selectMissing>>[number]

/**
 * Takes the stock that is left for an order whose hold had lapsed; the rest is a shortage. Returns what
 * is missing.
 */
export async function takeLapsedStock(
  tx: Transaction,
  orderId: number,
  at: Date,
): Promise<MissingGoods[]> {
  const ordered = await orderedProductsOf(tx, [orderId])
  const missing = await takeStockThereIs(tx, ordered, historyTexts.paidLate)
  if (missing.size === 0) return []
  await insertShortages(tx, orderId, missing)
  const cause = historyTexts.paidLateAndShort
  await appendEvents(tx, [orderId], { kind: 'STOCK_SHORT', cause, at })
  return selectMissing(tx, { orderIds: [orderId] })
}
