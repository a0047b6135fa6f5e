import type { z } from 'zod'
import {
  countDiets as countDietsRoute,
  getProduct as getProductRoute,
  listCategories as listCategoriesRoute,
  listProducts as listProductsRoute,
  searchProducts as searchProductsRoute,
} from '../../contract/catalogue.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { type Body, bodyOf } from '../http/cache/make-body.ts'
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

const listBody = bodyOf(listProductsRoute.request.query, async (shop, query, language) => {
  if (query.ids) return undefined
  const list = await listedProducts(shop, query, language)
  return list.ids.length > longestList ? undefined : bodyOfPage(shop, list, language)
})

const searchInput = searchProductsRoute.request.query.extend(
  searchProductsRoute.request.params.shape,
)
const searchBody = bodyOf(searchInput, async (shop, { page, pageSize, ...wanted }, language) => {
  const found = await searchProductIds(shop, { ...wanted, language }, { page, pageSize })
  return bodyOfPage(shop, found, language)
})

export const catalogueRoutes = router()
  .openapi(cachedCall(listCategoriesRoute), async (c) =>
    c.json(await listCategories(c.var.shop, c.var.language), 200),
  )
  .openapi(cachedCall(listProductsRoute, listBody), async (c) => {
    const query = c.req.valid('query')
    const { ids, total } = await listedProducts(c.var.shop, query, c.var.language)
    c.header('X-Total-Count', String(total))
    const isLong = ids.length > longestList
    // Requests by id need the current state, and a long list would take too much of the cache.
    if (query.ids || isLong) c.header('Cache-Control', 'no-store')
    if (isLong) return jsonInPieces(c, inPieces(c.var.shop, ids, c.var.language))
    const found = await productsInOrder(c.var.shop, ids, c.var.language)
    return c.json(found.map(presentProduct), 200)
  })
  .openapi(cachedCall(searchProductsRoute, searchBody), async (c) => {
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

type ListQuery = z.output<typeof listProductsRoute.request.query>

function listedProducts(shop: Shop, { page, pageSize, ...filter }: ListQuery, language: Language) {
  return listProductIds(shop, { ...filter, language }, { page, pageSize })
}

type Page = { ids: number[]; total: number }

async function bodyOfPage(shop: Shop, { ids, total }: Page, language: Language): Promise<Body> {
  const found = await productsInOrder(shop, ids, language)
  return {
    json: JSON.stringify(found.map(presentProduct)),
    headers: { 'x-total-count': String(total) },
  }
}

async function* inPieces(shop: Shop, ids: number[], language: Language) {
  for (let start = 0; start < ids.length; start += productsInPiece) {
    const found = await productsInOrder(shop, ids.slice(start, start + productsInPiece), language)
    yield found.map(presentProduct)
  }
}
