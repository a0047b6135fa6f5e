import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'

export type Setting = BackOfficeAnswer<'GET /admin/settings'>[number]

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await api('GET /admin/settings', {})).body,
})
