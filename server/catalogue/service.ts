import type { Category } from '../../contract/index.ts'
import type { ListChoices } from '../../domain/goods/list-choices.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Readable } from '../database/connect.ts'
import { perLanguage } from '../database/in-language.ts'
import { readTogether } from '../database/read-together.ts'
import { CatalogueCache } from '../http/cache/catalogue-cache.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { selectMatching, selectResembling } from './search-store.ts'
import { normalizeSearchTerm, termWithoutAmounts } from './search-term.ts'
import {
  countDiets,
  countProducts,
  type DetailedProduct,
  type ProductFilter,
  type StockedProduct,
  selectCategories,
  selectChosenIds,
  selectDetailedProduct,
  selectProductIds,
  selectProductNames,
  selectProductsById,
} from './store.ts'

export type { DetailedProduct, StockedProduct, Translated } from './store.ts'

const longestPage = 100

const shelvesLifetime = { freshSeconds: 60 }
const mostIds = 2_000_000

export function openShelves(shop: Pick<Shop, 'catalogue' | 'now'>): Shop['shelves'] {
  return new CatalogueCache({
    ...shop,
    maxSize: mostIds,
    maxEntrySize: mostIds,
    sizeOf: (ids) => ids.length + 1,
  })
}

type Paging = { page?: number | undefined; pageSize?: number | undefined }

/** The published categories. In another language than English, each also has its English name. */
export async function listCategories({ database }: Shop, language: Language): Promise<Category[]> {
  const found = await selectCategories(database, language)
  if (language === 'en') return found
  return found.map(({ categoryId, name, translatedName }) => ({
    categoryId,
    name: translatedName ?? name,
    englishName: name,
  }))
}

/** The ids of products in their order: those of the page, or all if there is none. */
export async function listProductIds(
  shop: Shop,
  { language, ...filter }: ProductFilter & { language: Language },
  paging: Paging,
) {
  const load = () => selectProductIds(shop.database, filter, language)
  // A list requested by ids is not cached, since hardly anyone else requests the same.
  const shelf = filter.ids ? await load() : await shelfOf(shop, nameOf(filter, language), load)
  return pageOf(shelf, paging)
}

/** Only the names are sorted in another way in each language. */
function nameOf(choices: ListChoices, language: Language): string {
  return JSON.stringify(choices) + (choices.sort === 'name' ? language : '')
}

/**
 * The ids of products in stock by names, descriptions and what else they are called, in any language, script and case and
 * tolerating typos; a blank term finds none.
 */
export async function searchProductIds(
  shop: Shop,
  { term: typed, language, ...choices }: ListChoices & { term: string; language: Language },
  paging: Paging,
) {
  const found = await meantBy(shop, typed)
  const isChosen = Object.values(choices).some((choice) => choice !== undefined)
  const shelf = isChosen
    ? await shelfOf(shop, `search ${nameOf(choices, language)} ${normalizeSearchTerm(typed)}`, () =>
        selectChosenIds(shop.database, found, choices, language),
      )
    : found
  const isPaged = paging.page || paging.pageSize
  return pageOf(shelf, isPaged ? paging : { pageSize: longestPage })
}

/** The ids that a search finds, the best first. */
function meantBy(shop: Shop, typed: string): Promise<number[]> | number[] {
  const term = normalizeSearchTerm(typed)
  if (term === '') return []
  // PostgreSQL has no such letter, and would refuse all terms of the same statement.
  if (term.includes('\0')) throw refusal('invalid')
  return shelfOf(shop, `search ${term}`, () => search(shop, term))
}

/** If nothing is meant by the whole term, what it means without amounts ("rice 3kg"), or else what resembles it. */
async function search(shop: Shop, term: string): Promise<number[]> {
  const found = await findMatching(shop.database, [term])
  const { ids = [], isMeant } = found.get(term) ?? {}
  if (isMeant) return ids
  const shorter = termWithoutAmounts(term)
  const others = shorter
    ? await meantBy(shop, shorter)
    : await selectResembling(shop.database, term)
  return ids.length === 0 ? others : [...new Set([...ids, ...others])]
}

/** Few, because one statement ranks what its terms find one after the other. */
const mostTermsTogether = 8

const findMatching = readTogether(selectMatching, mostTermsTogether)

type CountedList = Pick<ListChoices, 'minPrice' | 'maxPrice'> & {
  categoryId?: number | undefined
  /** A search; without it, the whole list. */
  term?: string | undefined
}

/** How many of a list's products in stock suit each diet that any of them suits. */
export async function countDietsOf(shop: Shop, { term, ...filter }: CountedList) {
  const ids = term === undefined ? undefined : await meantBy(shop, term)
  return countDiets(shop.database, { ...filter, status: 'IN STOCK', ids })
}

/** Products in the order of the given ids; those that no longer exist are left out. */
export async function productsInOrder(
  { database }: Shop,
  ids: readonly number[],
  language: Language,
): Promise<StockedProduct[]> {
  if (ids.length === 0) return []
  const found = await readProducts(language)(database, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** So many that no response waits for a very long statement. */
const mostProductsTogether = 500

const readProducts = perLanguage((language) =>
  readTogether<number, StockedProduct>(
    (database, ids) => productsById(database, ids, language),
    mostProductsTogether,
  ),
)

async function shelfOf(
  { shelves }: Shop,
  name: string,
  load: () => Promise<number[]>,
): Promise<number[]> {
  return (
    shelves.find(name) ??
    (await shelves.pending(name)) ??
    (await shelves.make(name, shelvesLifetime, load)) ??
    []
  )
}

function pageOf(shelf: number[], { page, pageSize }: Paging) {
  const total = shelf.length
  if (!page && !pageSize) return { ids: shelf, total }
  const length = pageSize ?? longestPage
  const start = ((page ?? 1) - 1) * length
  return { ids: shelf.slice(start, start + length), total }
}

/** Products by id, with their texts in a language; unknown ids are not in the map. */
export async function productsById(
  database: Readable,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, StockedProduct>> {
  if (ids.length === 0) return new Map()
  const [found] = await selectProductsById(language)(database, { ids })
  return new Map(found?.rows.map((product) => [product.id, product]))
}

/** The number of products on sale, in stock or not. */
export const countProductsOnSale = ({ database }: Shop): Promise<number> => countProducts(database)

/** A page of the products on sale, with what their URLs are made of. */
export function listProductNames(
  { database }: Shop,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return selectProductNames(database, { offset: (page - 1) * pageSize, limit: pageSize })
}

/** A product that is on sale, in stock or not. Refuses with `unknownProduct` otherwise. */
export async function requireProductOnSale(
  { database }: Shop,
  id: number,
  language: Language,
): Promise<DetailedProduct> {
  const [product] = await selectDetailedProduct(language)(database, { id })
  if (!product) throw refusal('unknownProduct')
  return product
}

/** Products of a refusal, by their names in the language of the response. */
export async function namedInLanguage<Product extends { productId: number; name: string }>(
  database: Readable,
  products: readonly Product[],
  language: Language,
): Promise<Product[]> {
  if (language === 'en') return [...products]
  const ids = products.map(({ productId }) => productId)
  const found = await productsById(database, ids, language)
  return products.map((product) => {
    const { translatedName } = found.get(product.productId) ?? {}
    return { ...product, name: translatedName ?? product.name }
  })
}
