import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'

export type MonthOfBooks = BackOfficeAnswer<'GET /admin/books/{month}'>

export function monthQuery(month: string) {
  return queryOptions({
    queryKey: ['books', month],
    queryFn: async () => (await api('GET /admin/books/{month}', { params: { month } })).body,
  })
}
