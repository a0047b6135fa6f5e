import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import {
  listCategories as listCategoriesRoute,
  listProducts as listProductsRoute,
  searchProducts as searchProductsRoute,
} from '../../contract/catalogue.ts'
import { forEveryone } from '../http/cache/for-everyone.ts'
import type { Environment } from '../http/environment.ts'
import { router } from '../http/router.ts'
import { presentProduct } from './presentation.ts'
import { listCategories, listProductIds, productsInOrder, searchProductIds } from './service.ts'

/** A longer list is sent piece by piece, so that it never lies in memory as a whole. */
const longestList = 1000
const productsInPiece = 200

export const catalogueRoutes = router()
  .openapi(listCategoriesRoute, async (c) =>
    c.json(await listCategories(c.var.shop), 200, forEveryone),
  )
  .openapi(listProductsRoute, async (c) => {
    const { page, pageSize, ...filter } = c.req.valid('query')
    const { ids, total } = await listProductIds(c.var.shop, filter, { page, pageSize })
    c.header('X-Total-Count', String(total))
    // The contract speaks of the list as a whole; its pieces come to just that.
    if (ids.length > longestList) return sendInPieces(c, ids) as never
    const found = await productsInOrder(c.var.shop, ids)
    return c.json(found.map(presentProduct), 200, filter.ids ? {} : forEveryone)
  })
  .openapi(searchProductsRoute, async (c) => {
    const { term } = c.req.valid('param')
    const { ids, total } = await searchProductIds(c.var.shop, term, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    const found = await productsInOrder(c.var.shop, ids)
    return c.json(found.map(presentProduct), 200, forEveryone)
  })

/** Reads as fast as the client takes it. */
function sendInPieces(c: Context<Environment>, ids: number[]): Response {
  c.header('Content-Type', 'application/json')
  return stream(c, async (list) => {
    for (let start = 0; start < ids.length; start += productsInPiece) {
      const found = await productsInOrder(c.var.shop, ids.slice(start, start + productsInPiece))
      const piece = found.map((product) => JSON.stringify(presentProduct(product))).join(',')
      await list.write(`${start === 0 ? '[' : ','}${piece}`)
    }
    await list.write(']')
  })
}
