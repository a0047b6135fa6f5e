import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OfficeProduct = BackOfficeAnswer<'GET /admin/products/{productId}'>

/** Asked for when the page opens and not again by itself: it would wipe out what is being typed. */
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

/** Shows a product as a call has answered it, and lets lists and ledgers be asked for anew. */
export function showProduct(product: OfficeProduct): void {
  queryClient.setQueryData(productQuery(String(product.productId)).queryKey, product)
  void queryClient.invalidateQueries({ queryKey: ['products'] })
  void queryClient.invalidateQueries({ queryKey: ['stock', product.productId] })
}
