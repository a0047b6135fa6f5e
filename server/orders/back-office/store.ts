import { and, asc, eq, sql } from 'drizzle-orm'
import { requireVersion } from '../../back-office/require-version.ts'
import { isJustBefore, isOneOf } from '../../database/conditions.ts'
import type { Transaction } from '../../database/connect.ts'
import { orderNotes, orders, stockShortages } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import type { OrderRow } from '../store.ts'

type NewNote = Pick<typeof orderNotes.$inferSelect, 'orderId' | 'operatorEmail' | 'text' | 'at'>

/** Orders sorted by id, locked until the transaction ends. */
export function lockOrders(tx: Transaction, orderIds: readonly number[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(isOneOf(orders.id, orderIds))
    .orderBy(asc(orders.id))
    .for('update')
}

/** One order, locked; refuses an unknown one. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow> {
  const [order] = await lockOrders(tx, [orderId])
  if (!order) throw refusal('unknownOrder')
  return order
}

/** One order, locked; refuses it if it has changed since the operator saw it, or is completed or cancelled. */
export async function lockOpenOrder(
  tx: Transaction,
  orderId: number,
  version: number,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  requireVersion(order, version)
  if (order.completedAt || order.cancelledAt) throw refusal('notOpen')
  return order
}

/** Raises the version of locked orders, so that an operator who has one of them open sees first what has changed. */
export async function raiseVersion(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await editOrders(tx, orderIds, {})
}

/** Stores a change of locked orders, and raises their version. */
export async function editOrders(
  tx: Transaction,
  orderIds: readonly number[],
  change: Partial<
    Pick<
      OrderRow,
      'completedAt' | 'completionMailAt' | 'deliveredAt' | 'cancelledAt' | 'stockHeldUntil'
    >
  >,
) {
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(isOneOf(orders.id, orderIds))
}

export async function deleteShortages(tx: Transaction, orderId: number) {
  await tx.delete(stockShortages).where(eq(stockShortages.orderId, orderId))
}

/** Whether the operator has added this note to the order, which is locked, just before. */
export async function isRepeated(tx: Transaction, note: NewNote): Promise<boolean> {
  const same = and(
    eq(orderNotes.orderId, note.orderId),
    eq(orderNotes.operatorEmail, note.operatorEmail),
    eq(orderNotes.text, note.text),
    isJustBefore(orderNotes.at, note.at),
  )
  return (await tx.$count(orderNotes, same)) > 0
}

export async function insertNote(tx: Transaction, note: NewNote) {
  await tx.insert(orderNotes).values(note)
}

/** When the mail that locked orders are on their way is due; null once it is sent, or not wanted. It is no operator's change. */
export async function setCompletionMail(
  tx: Transaction,
  orderIds: readonly number[],
  completionMailAt: Date | null,
) {
  await tx.update(orders).set({ completionMailAt }).where(isOneOf(orders.id, orderIds))
}
