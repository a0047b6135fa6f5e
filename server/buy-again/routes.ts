import {
  addFavourite,
  addFavouritePackage,
  listBought as listBoughtRoute,
  listFavouritePackages,
  listFavourites,
  removeFavourite,
  removeFavouritePackage,
} from '../../contract/buy-again.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { forCustomers } from '../accounts/index.ts'
import { presentProduct, productsInOrder, requireProductOnSale } from '../catalogue/index.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { requirePackageOnSale } from '../packages/index.ts'
import type { Shop } from '../shop.ts'
import {
  deleteFavourite,
  insertFavourite,
  type LikedGoods,
  selectBought,
  selectFavourites,
} from './store.ts'

export const buyAgainRoutes = router()
  .openapi(forCustomers(listFavourites), async (c) => {
    const liked = await favouritesOf(c.var)
    return c.json(
      liked.flatMap(({ productId }) => (productId === null ? [] : [{ productId }])),
      200,
    )
  })
  .openapi(forCustomers(addFavourite), async (c) => {
    const { productId } = c.req.valid('param')
    requireWanted(c.var.shop)
    await requireProductOnSale(c.var.shop, productId, 'en')
    await keep(c.var, { productId })
    return c.body(null, 204)
  })
  .openapi(forCustomers(removeFavourite), async (c) => {
    const { shop, customer } = c.var
    const { productId } = c.req.valid('param')
    await deleteFavourite(shop.database, { userId: customer.id, productId })
    return c.body(null, 204)
  })
  .openapi(forCustomers(listFavouritePackages), async (c) => {
    const liked = await favouritesOf(c.var)
    return c.json(
      liked.flatMap(({ packageId }) => (packageId === null ? [] : [{ packageId }])),
      200,
    )
  })
  .openapi(forCustomers(addFavouritePackage), async (c) => {
    const { packageId } = c.req.valid('param')
    requireWanted(c.var.shop)
    await requirePackageOnSale(c.var.shop, packageId, 'en')
    await keep(c.var, { packageId })
    return c.body(null, 204)
  })
  .openapi(forCustomers(removeFavouritePackage), async (c) => {
    const { shop, customer } = c.var
    const { packageId } = c.req.valid('param')
    await deleteFavourite(shop.database, { userId: customer.id, packageId })
    return c.body(null, 204)
  })
  .openapi(forCustomers(listBoughtRoute), async (c) => {
    const { shop, customer, language } = c.var
    requireWanted(shop)
    const { page = 1, pageSize = productsPerPage } = c.req.valid('query')
    const { ids, total } = await selectBought(shop.database, {
      userId: customer.id,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    })
    c.header('X-Total-Count', String(total))
    return c.json((await productsInOrder(shop, ids, language)).map(presentProduct), 200)
  })

function requireWanted({ settings }: Shop): void {
  if (!settings.get('orders.buyAgain')) throw refusal('notFound')
}

type ForCustomer = { shop: Shop; customer: { id: number } }

function favouritesOf({ shop, customer }: ForCustomer) {
  requireWanted(shop)
  return selectFavourites(shop.database, customer.id, { onSale: true })
}

async function keep({ shop, customer }: ForCustomer, goods: LikedGoods): Promise<void> {
  const favourite = { ...goods, userId: customer.id, addedAt: shop.now() }
  const outcome = await shop.database.transaction((tx) => insertFavourite(tx, favourite))
  if (outcome === 'tooMany') throw refusal('tooManyFavourites')
}
