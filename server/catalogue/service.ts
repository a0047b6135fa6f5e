import { normalizeSearchTerm } from '../../domain/search-term.ts'
import type { Database, Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import {
  type Page,
  type ProductFilter,
  type StockedProduct,
  selectCategories,
  selectMatchingProducts,
  selectProducts,
  selectProductsById,
} from './store.ts'

export { type StockedProduct, stockOnSale } from './store.ts'

/** A search without a page answers its best matches only, which bounds its cost. */
const mostMatches = 100

type Paging = { page?: number | undefined; pageSize?: number | undefined }

export function listCategories({ database }: Shop) {
  return selectCategories(database)
}

export function listProducts({ database }: Shop, filter: ProductFilter, paging: Paging) {
  return selectProducts(database, filter, pageOf(paging))
}

/** Products in stock by name or description, whatever their case and forgiving a typo; a blank term finds none. */
export async function searchProducts({ database }: Shop, typed: string, paging: Paging) {
  const term = normalizeSearchTerm(typed)
  if (term === '') return { found: [], total: 0 }
  return selectMatchingProducts(
    database,
    term,
    pageOf(paging) ?? { page: 1, pageSize: mostMatches },
  )
}

/** Products by id; an unknown id is simply not in the map. */
export async function productsById(
  database: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, StockedProduct>> {
  if (ids.length === 0) return new Map()
  const found = await selectProductsById(database, ids)
  return new Map(found.map((product) => [product.id, product]))
}

function pageOf({ page, pageSize }: Paging): Page | undefined {
  if (!page && !pageSize) return undefined
  return { page: page ?? 1, pageSize: pageSize ?? mostMatches }
}
