import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

/** A page of products, by the query of the URL. */
export const productListQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['products', query],
    queryFn: async () => (await api('GET /admin/products', { query })).body,
  })
