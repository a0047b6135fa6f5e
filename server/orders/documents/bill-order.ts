import { type Cents, minus } from '../../../domain/money/money.ts'
import { orderGoods } from '../../../domain/orders/order-goods.ts'
import { issueCreditNote, issueDebitNotes, issueInvoice } from '../../billing/index.ts'
import type { Transaction } from '../../database/connect.ts'
import type { Shop } from '../../shop.ts'
import { sumOfCredits } from '../books.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import type { OrderRow } from '../store.ts'

/** Issues the numbered invoice of a locked order that has just been paid, in a shop that numbers them. */
export async function billPaid(
  tx: Transaction,
  shop: Shop,
  row: OrderRow,
  at: Date,
): Promise<void> {
  if (!shop.settings.get('invoices.numbered')) return
  const [order] = await withLines(tx, [row])
  if (!order) return
  const goods = orderGoods(order).map(({ productId, valueCents }) => ({
    productId,
    cents: valueCents,
  }))
  await issueInvoice(tx, shop, { id: row.id, totalCents: row.totalCents, goods }, at)
}

/** Notes the cancellation of a locked order: what was not credited before is credited now. */
export async function billCancelled(tx: Transaction, row: OrderRow, at: Date): Promise<void> {
  if (!row.isNumbered) return
  const [order] = await withLines(tx, [row])
  if (!order) return
  const amountCents = minus(order.totalCents, sumOfCredits(order.credits))
  if (amountCents > 0) await issueCreditNote(tx, row.id, { amountCents, goods: [] }, at)
}

type Credit = {
  id: number
  amountCents: Cents
  lines: readonly { productId: number; amountCents: Cents }[]
}

/** Issues the numbered note of a credit that a locked order was given. Returns its number; undefined if there is none. */
export async function billCredit(
  tx: Transaction,
  order: ReadOrder,
  { id, amountCents, lines }: Credit,
  at: Date,
): Promise<string | undefined> {
  if (!order.isNumbered) return undefined
  const goods = lines.map((line) => ({ productId: line.productId, cents: line.amountCents }))
  const note = await issueCreditNote(tx, order.id, { creditId: id, amountCents, goods }, at)
  return note.number
}

/** Takes the numbered notes of credits of a locked order back. */
export async function billVoided(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'isNumbered'>,
  creditIds: readonly number[],
  at: Date,
): Promise<void> {
  if (order.isNumbered) await issueDebitNotes(tx, order.id, creditIds, at)
}
