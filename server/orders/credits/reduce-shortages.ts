import { orderGoods } from '../../../domain/orders/order-goods.ts'
import type { CreditLine } from '../../../domain/orders/plan-credit.ts'
import type { Transaction } from '../../database/connect.ts'
import { sumNeeds } from '../../stock/index.ts'
import { deleteShortages } from '../back-office/store.ts'
import type { ReadOrder } from '../read-orders.ts'
import { insertShortages } from '../store.ts'

/** Credited goods that were not supplied are no longer missing. */
export async function reduceShortages(
  tx: Transaction,
  order: ReadOrder,
  credited: readonly CreditLine[],
): Promise<void> {
  if (order.missing.length === 0) return
  const productOf = new Map(orderGoods(order).map(({ key, productId }) => [key, productId]))
  const units = sumNeeds(
    credited.map(({ key, quantity }) => ({ productId: productOf.get(key) ?? 0, quantity })),
  )
  const left = order.missing
    .map(({ productId, quantity }) => [productId, quantity - (units.get(productId) ?? 0)] as const)
    .filter(([, quantity]) => quantity > 0)
  await deleteShortages(tx, order.id)
  await insertShortages(tx, order.id, new Map(left))
}
