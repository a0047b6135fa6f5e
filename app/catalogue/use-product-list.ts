import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productsPerPage } from '../../domain/limits.ts'
import { pageCount } from '../../ui/page-numbers.ts'
import { productsQuery } from '../api/catalogue-queries.ts'
import { lastPageBefore, type ProductRequest } from './product-request.ts'

/** A page of products. */
export function useProductList(request: ProductRequest) {
  const query = productsQuery(request)
  const found = useQuery(query)
  const total = useQuery({
    ...query,
    select: (list) => list.total,
    // While another page of the list loads, the numbers of its pages stay, with the focus on one of them.
    placeholderData: (list, before) =>
      before && listIn(before.queryKey) === listIn(query.queryKey) ? list : undefined,
  })
  const lastPage = found.data && lastPageBefore(request, found.data.total)
  useLoadedAgain(lastPage === undefined ? undefined : { ...request, page: lastPage })
  return {
    products: found.data?.products ?? [],
    total: found.data?.total,
    pageCount: pageCount(total.data ?? 0, productsPerPage),
    /** The page to go to when the requested one no longer exists. */
    lastPage,
    isPending: found.isPending,
    hasFailed: found.isLoadingError,
    error: found.error,
    retry: () => void found.refetch(),
  }
}

/** Lets a page that was loaded before be loaded again when it is shown: it counts pages that no longer exist. */
function useLoadedAgain(request: ProductRequest | undefined): void {
  const queryClient = useQueryClient()
  const hash = request && hashKey(productsQuery(request).queryKey)
  useEffect(() => {
    if (!hash) return
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash === hash })
  }, [queryClient, hash])
}

function listIn([, request]: readonly [unknown, object]): string {
  return hashKey([{ ...request, page: undefined }])
}
