import { pageAddress } from '../../contract/pages.ts'
import { diets } from '../../domain/goods/label.ts'
import {
  type ListChoices,
  largestPriceChosen,
  productSorts,
} from '../../domain/goods/list-choices.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { pageCount, pageInAddress } from '../../ui/page-numbers.ts'

/** What the page requests of the catalogue: a category or a search, what is chosen of it, and a page number. */
export type ProductRequest = ListChoices & {
  categoryId?: number | undefined
  term?: string | undefined
  page: number
}

/** Reads the request from the page's query; invalid values are left out. */
export function productRequest(query: URLSearchParams): ProductRequest {
  const page = wholeNumber(query.get('page')) ?? 1
  const choices = choicesIn(query)
  const term = query.get('q')?.trim()
  if (term) return { term, ...choices, page }
  const categoryId = wholeNumber(query.get('category'))
  return { ...(categoryId && { categoryId }), ...choices, page }
}

/** What a query, or the form of the page, says of the choices. */
export function choicesIn(query: URLSearchParams): ListChoices {
  const sort = productSorts.find((each) => each === query.get('sort'))
  const diet = diets.find((each) => each.toLowerCase() === query.get('diet'))
  const [minPrice, maxPrice] = [price(query.get('from')), price(query.get('to'))]
  return {
    ...(sort && { sort }),
    ...(diet && { diet }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
  }
}

/** What is chosen of a list, which stays with another category or search. */
export function choicesOf({ sort, diet, minPrice, maxPrice }: ProductRequest): ListChoices {
  return { sort, diet, minPrice, maxPrice }
}

/** The page's URL for a request. A search covers all categories, so its URL has none. */
export function productsAddress(request: ProductRequest): string {
  const { categoryId, term, page } = request
  return pageAddress('/products', {
    ...(term ? { q: term } : { category: categoryId }),
    ...choiceParameters(request),
    page: pageInAddress(page),
  })
}

/** The choices as they are in the page's query. */
export function choiceParameters({ sort, diet, minPrice, maxPrice }: ListChoices) {
  return { sort, diet: diet?.toLowerCase(), from: minPrice, to: maxPrice }
}

/** The last page, when the requested one is beyond it. */
export function lastPageBefore(request: ProductRequest, total: number): number | undefined {
  const last = pageCount(total, productsPerPage)
  return request.page > last ? last : undefined
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function price(text: string | null): number | undefined {
  const amount = wholeNumber(text)
  return amount && amount <= largestPriceChosen ? amount : undefined
}
