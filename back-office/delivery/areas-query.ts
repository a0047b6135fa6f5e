import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer, BackOfficeInput } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'

export type OfficeArea = BackOfficeAnswer<'GET /admin/delivery/areas'>['areas'][number]
export type AreaFacts = BackOfficeInput<'POST /admin/delivery/areas'>['body']

/** Never refetched by itself, which would overwrite what is being typed. */
export const areasQuery = queryOptions({
  queryKey: ['delivery areas'],
  queryFn: async () => (await api('GET /admin/delivery/areas', {})).body,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
