import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { mostFavourites } from '../../domain/limits.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  favourites,
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  packages,
  products,
  users,
} from '../database/schema.ts'

/** The customer's favourites, the newest first; with `onSale`, without those that were withdrawn. */
export function selectFavourites(database: Readable, userId: number, { onSale = false } = {}) {
  return database
    .select({
      productId: favourites.productId,
      packageId: favourites.packageId,
      addedAt: favourites.addedAt,
    })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), onSale ? isOnSale : undefined))
    .orderBy(desc(favourites.addedAt), desc(favourites.id))
    .limit(mostFavourites)
}

const isOnSale = sql<boolean>`coalesce(
  (select ${products.publishedAt} from ${products} where ${products.id} = ${favourites.productId}),
  (select ${packages.publishedAt} from ${packages} where ${packages.id} = ${favourites.packageId})
) is not null`

/** A product or a ready-made package. */
export type LikedGoods = { productId: number } | { packageId: number }
type Favourite = LikedGoods & { userId: number }

/** Stores it; one that is stored already stays as it is. The customer's row is locked, so that the limit holds. */
export async function insertFavourite(
  tx: Transaction,
  favourite: Favourite & { addedAt: Date },
): Promise<'stored' | 'tooMany'> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, favourite.userId))
    .for('no key update')
  const isOther = sql`${isGoods(favourite)} is not true`
  // What was withdrawn is not listed, so that nobody could take it out for another one.
  const others = await tx.$count(
    favourites,
    and(eq(favourites.userId, favourite.userId), isOther, isOnSale),
  )
  if (others >= mostFavourites) return 'tooMany'
  await tx.insert(favourites).values(favourite).onConflictDoNothing()
  return 'stored'
}

export async function deleteFavourite(database: Readable, favourite: Favourite): Promise<void> {
  await database
    .delete(favourites)
    .where(and(eq(favourites.userId, favourite.userId), isGoods(favourite)))
}

function isGoods(goods: LikedGoods) {
  return 'productId' in goods
    ? eq(favourites.productId, goods.productId)
    : eq(favourites.packageId, goods.packageId)
}

type Wanted = { userId: number; offset: number; limit: number }

/** A page of the products on sale that are in paid orders of a customer, the last bought first, and how many there are. */
export async function selectBought(
  database: Readable,
  { userId, offset, limit }: Wanted,
): Promise<{ ids: number[]; total: number }> {
  const isPaid = and(
    eq(orders.userId, userId),
    isNotNull(orders.paidAt),
    isNull(orders.cancelledAt),
  )
  const singly = database
    .select({ productId: orderProducts.productId, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .where(isPaid)
  const inPackages = database
    .select({ productId: orderItemProducts.productId, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(orderItemProducts, eq(orderItemProducts.orderItemId, orderItems.id))
    .where(isPaid)
  const bought = unionAll(singly, inPackages).as('bought')
  const onSale = database
    .select({ id: products.id, lastAt: max(bought.placedAt).as('last_at') })
    .from(bought)
    .innerJoin(products, eq(products.id, bought.productId))
    .where(isNotNull(products.publishedAt))
    .groupBy(products.id)
    .as('on_sale')
  const [total, rows] = await Promise.all([
    database.$count(onSale),
    database
      .select({ id: onSale.id })
      .from(onSale)
      .orderBy(desc(onSale.lastAt), onSale.id)
      .offset(offset)
      .limit(limit),
  ])
  return { ids: rows.map(({ id }) => id), total }
}
