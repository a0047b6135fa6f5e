import type { Transaction } from '../../database/connect.ts'
import { withLines } from '../read-orders.ts'
import { withSubstitutes } from '../select-packed.ts'
import type { OrderRow } from '../store.ts'
import { goodsNotSent } from './not-sent.ts'

/** The units of a locked order that were credited because they were not there, or are no longer wanted. */
export async function notSuppliedTo(tx: Transaction, order: OrderRow) {
  const [whole] = await withLines(tx, [order])
  if (!whole) return []
  const packed = await withSubstitutes(tx, whole)
  return goodsNotSent(packed).map(({ productId, credited }) => ({
    productId,
    quantity: credited.units,
  }))
}
