import { and, asc, isNotNull, lt, not, type SQL } from 'drizzle-orm'
import { canBePaid } from '../../domain/orders/status.ts'
import { tooOldBefore } from '../../domain/privacy/retention.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../database/connect.ts'
import { orders } from '../database/schema.ts'
import { appendEvents } from '../order-history/index.ts'
import { editOrders } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { detachOrders, lockWithOrders } from './erase-store.ts'
import { wordsAbout } from './erased-words.ts'
import { comesFirst } from './orders-that-come-first.ts'
import { findCustomer } from './store.ts'

const cause = historyTexts.erased

/** Orders that still name a customer, although the books do not need it any more. */
export function isOldOrder(at: Date): SQL | undefined {
  const isOld = lt(orders.placedAt, tooOldBefore('orders', at))
  return and(isNotNull(orders.userId), isOld, not(comesFirst(at)))
}

/** Detaches the old orders of some customers, as erasing does. Returns the number of orders. */
export async function detachOldOrders(shop: Shop, at: Date, mostCustomers: number) {
  const found = await shop.database
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(isOldOrder(at))
    .orderBy(asc(orders.userId))
    .limit(mostCustomers)
  let detached = 0
  for (const { userId } of found) {
    if (userId === null) continue
    detached += await detachOldOrFail(shop, userId, at)
  }
  return detached
}

async function detachOldOrFail(
  { database, log }: Shop,
  customerId: number,
  at: Date,
): Promise<number> {
  try {
    return await database.transaction((tx) => detachOldOf(tx, customerId, at))
  } catch (error) {
    // The next one is not to wait for it.
    log.error({ err: error, customerId }, 'Old orders of a customer were not detached')
    return 0
  }
}

async function detachOldOf(tx: Transaction, customerId: number, at: Date): Promise<number> {
  const locked = await lockWithOrders(tx, customerId, at)
  const customer = await findCustomer(tx, customerId)
  if (!customer) return 0
  const limit = tooOldBefore('orders', at)
  const unpaid = locked.filter((order) => canBePaid(order) && order.placedAt < limit)
  const ids = unpaid.map(({ id }) => id)
  await editOrders(tx, ids, { cancelledAt: at })
  await appendEvents(tx, ids, { kind: 'CANCELLED', cause, at })
  return detachOrders(tx, customerId, await wordsAbout(tx, customer), isOldOrder(at))
}
