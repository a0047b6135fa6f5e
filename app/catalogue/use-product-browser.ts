import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { ListChoices } from '../../domain/goods/list-choices.ts'
import { productsPerPage, searchDebounceMs } from '../../domain/limits.ts'
import { pageCount } from '../../ui/page-numbers.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { categoriesQuery, dietsQuery, productsQuery } from '../api/catalogue-queries.ts'
import { choicesOf, productRequest, productsAddress } from './product-request.ts'

/** The products page. The URL holds the request, so that it can be shared and works with the back button. */
export function useProductBrowser() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const request = productRequest(query)
  const { categoryId, term } = request
  const categories = useQuery(categoriesQuery())
  const found = useQuery(productsQuery(request))
  const diets = useQuery(dietsQuery(request))
  const isLoading = useMinimumLoading(found.isPending)

  const search = useSearchTerm({
    term: term ?? '',
    delayMs: searchDebounceMs,
    onSearch: (wanted) =>
      // A search is one entry in the browser's history, not one for each letter.
      navigate(productsAddress({ term: wanted, ...choicesOf(request), page: 1 }), {
        replace: Boolean(term),
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
    diets: diets.data ?? [],
    choose: (choices: ListChoices) =>
      navigate(productsAddress({ categoryId, term, ...choices, page: 1 }), {
        preventScrollReset: true,
      }),
    pageCount: pageCount(found.data?.total ?? 0, productsPerPage),
    hrefOf: (page: number) => productsAddress({ ...request, page }),
    chooseCategory: (chosen: number | undefined) => {
      search.reset()
      navigate(productsAddress({ categoryId: chosen, ...choicesOf(request), page: 1 }), {
        preventScrollReset: true,
      })
    },
  }
}
