import { queryOptions } from '@tanstack/react-query'
import { type Api, isNotFound } from '../../contract/client.ts'
import type { Charity } from '../../contract/index.ts'
import { findCharityBySlug } from '../../domain/charities/slug.ts'
import { isShareToken } from '../../domain/custom-packages/share-token.ts'
import type { ListChoices } from '../../domain/goods/list-choices.ts'
import { packagesInFront } from '../../domain/goods/packages-in-front.ts'
import { isSearchable } from '../../domain/goods/search-term.ts'
import { homePackages, productsPerPage } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { api as browserApi } from './browser.ts'

/** The catalogue changes rarely; a minute saves a request at every navigation. */
const catalogueFreshMs = 60_000

export type ProductPage = ListChoices & {
  categoryId?: number | undefined
  term?: string | undefined
  page: number
  pageSize?: number
}

/** One page of the products in stock, in a category or of a search, with the total count. */
export function productsQuery(request: ProductPage, api: Api = browserApi) {
  const { categoryId, term, page, pageSize = productsPerPage, ...choices } = request
  return queryOptions({
    queryKey: ['products', { categoryId, term, page, pageSize, ...choices }] as const,
    staleTime: catalogueFreshMs,
    queryFn: async () => {
      if (term && !isSearchable(term)) return { products: [], total: 0 }
      const query = { ...inQuery(choices), page: String(page), pageSize: String(pageSize) }
      const answer = term
        ? await api('GET /products/search/{term}', { params: { term }, query })
        : await api('GET /products', {
            query: { status: 'IN STOCK', categoryId: categoryId?.toString(), ...query },
          })
      return { products: answer.body, total: Number(answer.headers.get('X-Total-Count')) }
    },
  })
}

/** What a search field offers for a term. */
export function suggestionsQuery(term: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['products', 'suggestions', term],
    staleTime: catalogueFreshMs,
    queryFn: async () => (await api('GET /suggestions/{term}', { params: { term } })).body,
  })
}

/** What others search for. */
export function popularSearchesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['products', 'popular searches'],
    staleTime: catalogueFreshMs,
    queryFn: async () => (await api('GET /popular-searches', {})).body,
  })
}

/** How many products of a list suit each diet, whichever of them is chosen. */
export function dietsQuery(request: ProductPage, api: Api = browserApi) {
  const { categoryId, term, minPrice, maxPrice } = request
  return queryOptions({
    queryKey: ['products', 'diets', { categoryId, term, minPrice, maxPrice }],
    staleTime: catalogueFreshMs,
    queryFn: async () => {
      if (term && !isSearchable(term)) return []
      const query = { term, categoryId: categoryId?.toString(), ...inQuery({ minPrice, maxPrice }) }
      return (await api('GET /products/diets', { query })).body
    },
  })
}

function inQuery({ minPrice, maxPrice, ...choices }: ListChoices) {
  return { ...choices, minPrice: minPrice?.toString(), maxPrice: maxPrice?.toString() }
}

/** A product on sale with all that its page shows; null if there is none. */
export function productQuery(productId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['products', 'one', productId],
    staleTime: catalogueFreshMs,
    queryFn: () =>
      bodyOrNull(api('GET /product/{productId}', { params: { productId: String(productId) } })),
  })
}

/** The package behind a link; null if there is none. */
export function sharedPackageQuery(shareToken: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages', 'shared', shareToken],
    staleTime: catalogueFreshMs,
    queryFn: async () =>
      isShareToken(shareToken)
        ? bodyOrNull(api('GET /shared-packages/{shareToken}', { params: { shareToken } }))
        : null,
  })
}

/** Packages that contain a product. */
export function packagesWithQuery(productId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages', 'with', productId],
    staleTime: catalogueFreshMs,
    queryFn: async () => {
      const params = { productId: String(productId) }
      return (await api('GET /product/{productId}/packages', { params })).body
    },
  })
}

/** What customers buy together with a product, most often first. */
export function boughtWithQuery(productId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['products', 'bought with', productId],
    staleTime: catalogueFreshMs,
    queryFn: async () => {
      const params = { productId: String(productId) }
      return (await api('GET /product/{productId}/bought-with', { params })).body
    },
  })
}

/** The current data of certain products, 200 at most; one that no longer exists is left out. */
export function productsByIdQuery(ids: readonly number[], api: Api = browserApi) {
  return queryOptions({
    queryKey: ['products', { ids }],
    staleTime: 0,
    queryFn: async () =>
      ids.length === 0 ? [] : (await api('GET /products', { query: { ids: ids.join(',') } })).body,
  })
}

export function categoriesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['categories'],
    staleTime: catalogueFreshMs,
    queryFn: async () => (await api('GET /categories', {})).body,
  })
}

/** The packages on sale. */
export function packagesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages'],
    staleTime: catalogueFreshMs,
    queryFn: () => packagesOnSale(api),
  })
}

/** A package on sale; null if there is none. */
export function packageQuery(packageId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages', 'one', packageId],
    staleTime: catalogueFreshMs,
    queryFn: () =>
      bodyOrNull(api('GET /packages/{packageId}', { params: { packageId: String(packageId) } })),
  })
}

/** The same in another language than the page's, for a search in it. */
export function packagesInQuery(language: Language | undefined, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages', 'in', language],
    staleTime: catalogueFreshMs,
    enabled: language !== undefined,
    queryFn: () => packagesOnSale(api, language),
  })
}

/**
 * The packages at the top of the home page. Its HTML need not contain the others; in the browser, where another
 * section shows them, all are requested once.
 */
export function heroPackagesQuery(chosen: readonly number[] = [], api: Api = browserApi) {
  return queryOptions({
    queryKey: ['packages', 'hero'],
    staleTime: catalogueFreshMs,
    queryFn: async ({ client }) => {
      const isInBrowser = api === browserApi
      const all = isInBrowser ? client.fetchQuery(packagesQuery()) : packagesOnSale(api)
      return packagesInFront(await all, chosen).slice(0, homePackages)
    },
  })
}

async function packagesOnSale(api: Api, language?: Language) {
  const { body } = await api('GET /packages', { language })
  return body.filter((each) => each.status === 'ACTIVE')
}

/** What customers say about the shop, newest first. */
export function feedbackQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['feedback'],
    staleTime: catalogueFreshMs,
    queryFn: async () => (await api('GET /feedback', {})).body,
  })
}

export function charitiesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['charities'],
    staleTime: catalogueFreshMs,
    queryFn: async () => (await api('GET /charities', {})).body,
  })
}

/** The charity of a URL: the one with the id from the navigation state, otherwise the one with that slug. */
export function charityQuery(wanted: { slug: string; id?: number }, api: Api = browserApi) {
  const { slug, id } = wanted
  return queryOptions({
    queryKey: ['charities', slug, id],
    staleTime: catalogueFreshMs,
    queryFn: async ({ client }) => {
      const linked = id && (await findCharity(id, api))
      if (linked) return linked
      const all = await client.fetchQuery(charitiesQuery(api))
      return findCharityBySlug(all, slug) ?? null
    },
  })
}

function findCharity(id: number, api: Api): Promise<Charity | null> {
  return bodyOrNull(api('GET /charities/{id}', { params: { id: String(id) } }))
}

/** The body of a response; null if there is no such thing. */
async function bodyOrNull<Body>(response: Promise<{ body: Body }>): Promise<Body | null> {
  try {
    return (await response).body
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
