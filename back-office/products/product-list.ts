import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

/** The page of products that an address asks for. */
export const productListQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['products', query],
    queryFn: async () => (await api('GET /admin/products', { query })).body,
  })
