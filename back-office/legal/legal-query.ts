import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'

export type LegalVersion = BackOfficeAnswer<'GET /admin/legal'>[number]

/** Every version of the legal pages, the latest first. */
export const legalVersionsQuery = queryOptions({
  queryKey: ['legal'],
  queryFn: async () => (await api('GET /admin/legal', {})).body,
})
