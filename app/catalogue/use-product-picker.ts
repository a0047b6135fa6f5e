import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { productsPerPage, searchDebounceMs } from '../../domain/limits.ts'
import { pageCount } from '../../ui/page-numbers.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { categoriesQuery, productsQuery } from '../api/catalogue-queries.ts'
import type { ProductRequest } from './product-request.ts'

/** Products to choose inside another page: a category or a search, paged by the server. */
export function useProductPicker() {
  const [request, setRequest] = useState<ProductRequest>({ page: 1 })
  const section = useRef<HTMLElement>(null)
  const categories = useQuery(categoriesQuery())
  const found = useQuery(productsQuery(request))
  const total = useQuery({
    ...productsQuery(request),
    select: (list) => list.total,
    // While a further page of a list loads, the numbers of its pages stay, with the focus on one of them.
    ...(request.page > 1 && { placeholderData: keepPreviousData }),
  })
  const search = useSearchTerm({
    term: request.term ?? '',
    delayMs: searchDebounceMs,
    onSearch: (term) => setRequest(term ? { term, page: 1 } : { page: 1 }),
  })

  return {
    section,
    search,
    /** The current search; it covers all categories. */
    term: request.term,
    categories: categories.data ?? [],
    haveCategoriesFailed: categories.isLoadingError,
    retryCategories: () => void categories.refetch(),
    categoryId: request.categoryId,
    chooseCategory: (categoryId: number | undefined) => {
      search.reset()
      setRequest(categoryId === undefined ? { page: 1 } : { categoryId, page: 1 })
    },
    products: found.data?.products ?? [],
    page: request.page,
    pageCount: pageCount(total.data ?? 0, productsPerPage),
    goToPage: (page: number) => {
      setRequest({ ...request, page })
      scrollTo(section.current)
    },
    isLoading: found.isPending,
    haveProductsFailed: found.isLoadingError,
    retryProducts: () => void found.refetch(),
  }
}

export type ProductPicking = ReturnType<typeof useProductPicker>

function scrollTo(section: HTMLElement | null): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.scrollIntoView({ behavior: wantsNoMotion ? 'auto' : 'smooth' })
}
