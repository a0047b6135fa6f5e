import {
  addFavourite,
  listBought as listBoughtRoute,
  listFavourites,
  removeFavourite,
} from '../../contract/buy-again.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { forCustomers } from '../accounts/index.ts'
import { presentProduct, productsInOrder, requireProductOnSale } from '../catalogue/index.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { deleteFavourite, insertFavourite, selectBought, selectFavourites } from './store.ts'

export const buyAgainRoutes = router()
  .openapi(forCustomers(listFavourites), async (c) => {
    const { shop, customer } = c.var
    requireWanted(shop)
    const found = await selectFavourites(shop.database, customer.id)
    return c.json(
      found.map(({ productId }) => ({ productId })),
      200,
    )
  })
  .openapi(forCustomers(addFavourite), async (c) => {
    const { shop, customer } = c.var
    requireWanted(shop)
    const { productId } = c.req.valid('param')
    await requireProductOnSale(shop, productId, 'en')
    const favourite = { userId: customer.id, productId, addedAt: shop.now() }
    const outcome = await shop.database.transaction((tx) => insertFavourite(tx, favourite))
    if (outcome === 'tooMany') throw refusal('tooManyFavourites')
    return c.body(null, 204)
  })
  .openapi(forCustomers(removeFavourite), async (c) => {
    const { shop, customer } = c.var
    const { productId } = c.req.valid('param')
    await deleteFavourite(shop.database, { userId: customer.id, productId })
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
