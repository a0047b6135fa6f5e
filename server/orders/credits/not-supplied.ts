import { isOfNeverSent } from '../../../domain/orders/credits.ts'
import type { Transaction } from '../../database/connect.ts'
import { withLines } from '../read-orders.ts'
import { withSubstitutes } from '../select-packed.ts'
import type { OrderRow } from '../store.ts'
import { creditedGoods } from './credited-goods.ts'

/** The units of a locked order that were credited because they were not there, or are no longer wanted. */
export async function notSuppliedTo(tx: Transaction, order: OrderRow) {
  const [whole] = await withLines(tx, [order])
  if (!whole) return []
  const packed = await withSubstitutes(tx, whole)
  const credits = packed.credits.filter(({ kind }) => isOfNeverSent(kind))
  return creditedGoods({ ...packed, credits }).map(({ productId, credited }) => ({
    productId,
    quantity: credited.units,
  }))
}
