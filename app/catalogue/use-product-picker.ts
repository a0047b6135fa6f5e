import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { searchDebounceMs } from '../../domain/limits.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { useTexts } from '../../ui/texts.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import type { ProductRequest } from './product-request.ts'
import { useProductList } from './use-product-list.ts'

/** Products to choose inside another page: a category or a search, paged by the server. */
export function useProductPicker() {
  const texts = useTexts(catalogueTexts)
  const [request, setRequest] = useState<ProductRequest>({ page: 1 })
  const section = useRef<HTMLElement>(null)
  const categories = useQuery(categoriesQuery())
  const { total, lastPage, ...list } = useProductList(request)
  useEffect(() => {
    if (lastPage !== undefined) setRequest((gone) => ({ ...gone, page: lastPage }))
  }, [lastPage])
  const count = total === undefined ? '' : texts.count(total)
  const isLoading = list.isPending || lastPage !== undefined
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
    products: list.products,
    page: request.page,
    pageCount: list.pageCount,
    goToPage: (page: number) => {
      setRequest({ ...request, page })
      scrollTo(section.current)
    },
    isLoading,
    /** What screen readers say when other products are shown. */
    news: isLoading ? texts.loading : count,
    haveProductsFailed: list.hasFailed,
    retryProducts: list.retry,
  }
}

export type ProductPicking = ReturnType<typeof useProductPicker>

function scrollTo(section: HTMLElement | null): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.scrollIntoView({ behavior: wantsNoMotion ? 'auto' : 'smooth' })
}
