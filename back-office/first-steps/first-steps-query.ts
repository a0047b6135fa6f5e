import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'

/** Read again whenever it is looked at: each step may have been taken on another page, or another machine. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first steps'],
  queryFn: async () => (await api('GET /admin/first-steps', {})).body,
})
