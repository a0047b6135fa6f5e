import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OfficeProduct = BackOfficeAnswer<'GET /admin/products/{productId}'>

/** Fetched when the page opens and never refetched by itself, which would overwrite what is being typed. */
export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: async () =>
      (await api('GET /admin/products/{productId}', { params: { productId } })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await api('GET /admin/categories', {})).body,
})

/** Shows a product as a call has returned it, and refetches lists and ledgers. */
export function showProduct(product: OfficeProduct): void {
  queryClient.setQueryData(productQuery(String(product.productId)).queryKey, product)
  void queryClient.invalidateQueries({ queryKey: ['products'] })
  void queryClient.invalidateQueries({ queryKey: ['stock', product.productId] })
}
