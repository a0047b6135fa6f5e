import {
  countDiets as countDietsRoute,
  getProduct as getProductRoute,
  listCategories as listCategoriesRoute,
  listProducts as listProductsRoute,
  searchProducts as searchProductsRoute,
} from '../../contract/catalogue.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { jsonInPieces } from '../http/json-in-pieces.ts'
import { router } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { presentDetailedProduct, presentProduct } from './presentation.ts'
import {
  countDietsOf,
  listCategories,
  listProductIds,
  productsInOrder,
  requireProductOnSale,
  searchProductIds,
} from './service.ts'

/** A longer list is streamed in pieces, so that it is never in memory as a whole. */
const longestList = 1000
const productsInPiece = 200

export const catalogueRoutes = router()
  .openapi(cachedCall(listCategoriesRoute), async (c) =>
    c.json(await listCategories(c.var.shop, c.var.language), 200),
  )
  .openapi(cachedCall(listProductsRoute), async (c) => {
    const { page, pageSize, ...filter } = c.req.valid('query')
    const { ids, total } = await listProductIds(
      c.var.shop,
      { ...filter, language: c.var.language },
      { page, pageSize },
    )
    c.header('X-Total-Count', String(total))
    const isLong = ids.length > longestList
    // Requests by id need the current state, and a long list would take too much of the cache.
    if (filter.ids || isLong) c.header('Cache-Control', 'no-store')
    if (isLong) return jsonInPieces(c, inPieces(c.var.shop, ids, c.var.language))
    const found = await productsInOrder(c.var.shop, ids, c.var.language)
    return c.json(found.map(presentProduct), 200)
  })
  .openapi(cachedCall(searchProductsRoute), async (c) => {
    const { page, pageSize, ...choices } = c.req.valid('query')
    const wanted = { ...c.req.valid('param'), ...choices, language: c.var.language }
    const { ids, total } = await searchProductIds(c.var.shop, wanted, { page, pageSize })
    c.header('X-Total-Count', String(total))
    const found = await productsInOrder(c.var.shop, ids, c.var.language)
    return c.json(found.map(presentProduct), 200)
  })
  .openapi(cachedCall(countDietsRoute), async (c) =>
    c.json(await countDietsOf(c.var.shop, c.req.valid('query')), 200),
  )
  .openapi(cachedCall(getProductRoute), async (c) => {
    const { shop, language } = c.var
    const product = await requireProductOnSale(shop, c.req.valid('param').productId, language)
    return c.json(presentDetailedProduct(product, language), 200)
  })

async function* inPieces(shop: Shop, ids: number[], language: Language) {
  for (let start = 0; start < ids.length; start += productsInPiece) {
    const found = await productsInOrder(shop, ids.slice(start, start + productsInPiece), language)
    yield found.map(presentProduct)
  }
}
