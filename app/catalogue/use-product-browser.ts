import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { productsPerPage, searchDebounceMs } from '../../domain/limits.ts'
import { pageCount } from '../../ui/page-numbers.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { categoriesQuery, productsQuery } from '../api/queries.ts'
import { productRequest, productsAddress } from './product-request.ts'

/** The products page. The URL holds the request, so that it can be shared and works with the back button. */
export function useProductBrowser() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const request = productRequest(query)
  const categories = useQuery(categoriesQuery())
  const found = useQuery(productsQuery(request))
  const isLoading = useMinimumLoading(found.isPending)

  const search = useSearchTerm({
    term: request.term ?? '',
    delayMs: searchDebounceMs,
    onSearch: (term) =>
      // A search is one entry in the browser's history, not one for each letter.
      navigate(productsAddress({ term, page: 1 }), {
        replace: Boolean(request.term),
        preventScrollReset: true,
      }),
  })

  return {
    request,
    search,
    isLoading,
    categories: categories.data ?? [],
    products: found.data?.products ?? [],
    total: found.data?.total,
    hasFailed: found.isLoadingError,
    retry: () => void found.refetch(),
    pageCount: pageCount(found.data?.total ?? 0, productsPerPage),
    hrefOf: (page: number) => productsAddress({ ...request, page }),
    chooseCategory: (categoryId: number | undefined) => {
      search.reset()
      navigate(productsAddress({ page: 1, ...(categoryId && { categoryId }) }), {
        preventScrollReset: true,
      })
    },
  }
}
