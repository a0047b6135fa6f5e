import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OfficeWindow = BackOfficeAnswer<'GET /admin/delivery/windows'>[number]
export type OfficeSlot = BackOfficeAnswer<'GET /admin/delivery/slots'>[number]

export const windowsQuery = queryOptions({
  queryKey: ['delivery times', 'weekly'],
  queryFn: async () => (await api('GET /admin/delivery/windows', {})).body,
})

export const officeSlotsQuery = queryOptions({
  queryKey: ['delivery times', 'slots'],
  queryFn: async () => (await api('GET /admin/delivery/slots', {})).body,
})

export const reloadTimes = () => queryClient.invalidateQueries({ queryKey: ['delivery times'] })
