import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ListChoices } from '../../domain/goods/list-choices.ts'
import { searchDebounceMs } from '../../domain/limits.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { categoriesQuery, dietsQuery } from '../api/catalogue-queries.ts'
import { useLoggedFailure } from '../api/use-logged-failure.ts'
import { isUnknownCategory } from './category-of.ts'
import { choicesOf, productRequest, productsAddress } from './product-request.ts'
import { useProductList } from './use-product-list.ts'

/** The products page. The URL holds the request, so that it can be shared and works with the back button. */
export function useProductBrowser() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const request = productRequest(query)
  const { categoryId, term } = request
  const categories = useQuery(categoriesQuery())
  const { lastPage, isPending, error, ...list } = useProductList(request)
  const diets = useQuery(dietsQuery(request))
  const isLoading = useMinimumLoading(isPending || lastPage !== undefined)
  useLoggedFailure('products', error)
  useLoggedFailure('categories', categories.error)

  const lastAddress = lastPage && productsAddress({ ...request, page: lastPage })
  useEffect(() => {
    if (lastAddress) void navigate(lastAddress, { replace: true, preventScrollReset: true })
  }, [lastAddress, navigate])

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
    ...list,
    search,
    isLoading,
    categories: categories.data ?? [],
    isUnknownCategory: isUnknownCategory(request, categories.data),
    diets: diets.data ?? [],
    choose: (choices: ListChoices) =>
      navigate(productsAddress({ categoryId, term, ...choices, page: 1 }), {
        preventScrollReset: true,
      }),
    hrefOf: (page: number) => productsAddress({ ...request, page }),
    chooseCategory: (chosen: number | undefined) => {
      search.reset()
      navigate(productsAddress({ categoryId: chosen, ...choicesOf(request), page: 1 }), {
        preventScrollReset: true,
      })
    },
  }
}
