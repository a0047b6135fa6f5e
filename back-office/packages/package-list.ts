import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

/** A page of packages, by the query of the URL. */
export const packageListQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['packages', query],
    queryFn: async () => (await api('GET /admin/packages', { query })).body,
  })
