import { pageAddress } from '../../contract/pages.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { pageCount, pageInAddress } from '../../ui/page-numbers.ts'

/** What the page requests of the catalogue: a category or a search, and a page number. */
export type ProductRequest = { categoryId?: number; term?: string; page: number }

/** Reads the request from the page's query; invalid values are left out. */
export function productRequest(query: URLSearchParams): ProductRequest {
  const page = wholeNumber(query.get('page')) ?? 1
  const term = query.get('q')?.trim()
  if (term) return { term, page }
  const categoryId = wholeNumber(query.get('category'))
  return categoryId ? { categoryId, page } : { page }
}

/** The page's URL for a request. A search covers all categories, so its URL has none. */
export function productsAddress({ categoryId, term, page }: ProductRequest): string {
  return pageAddress('/products', {
    ...(term ? { q: term } : { category: categoryId }),
    page: pageInAddress(page),
  })
}

/** The last page, when the requested one is beyond it. */
export function lastPageBefore(request: ProductRequest, total: number): number | undefined {
  const last = pageCount(total, productsPerPage)
  return request.page > last ? last : undefined
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
