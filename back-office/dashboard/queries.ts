import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

export type DashboardFigures = BackOfficeAnswer<'GET /admin/dashboard'>
export type Period = DashboardFigures['periods'][number]
export type BestSeller = BackOfficeAnswer<'GET /admin/dashboard/best-sellers'>['products'][number]
export type LowProduct = BackOfficeAnswer<'GET /admin/dashboard/low-stock'>['items'][number]
export type UnusualHold = BackOfficeAnswer<'GET /admin/dashboard/unusual-holds'>['items'][number]
export type Retention = BackOfficeAnswer<'GET /admin/dashboard/retention'>
export type Difference =
  BackOfficeAnswer<'GET /admin/dashboard/gateway-differences'>['items'][number]

/** A dashboard that is left open stays up to date. */
const refetchInterval = 60_000

export const figuresQuery = queryOptions({
  queryKey: ['dashboard', 'figures'],
  queryFn: async () => (await api('GET /admin/dashboard', {})).body,
  refetchInterval,
})

/** The period comes from the URL, so it may be any text; the server refuses an unknown one. */
export function bestSellersQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['dashboard', 'best sellers', query],
    queryFn: async () => (await api('GET /admin/dashboard/best-sellers', { query })).body,
  })
}

export const lowStockQuery = queryOptions({
  queryKey: ['dashboard', 'low stock'],
  queryFn: async () => (await api('GET /admin/dashboard/low-stock', {})).body,
  refetchInterval,
})

export const unusualHoldsQuery = queryOptions({
  queryKey: ['dashboard', 'unusual holds'],
  queryFn: async () => (await api('GET /admin/dashboard/unusual-holds', {})).body,
  refetchInterval,
})

export const retentionQuery = queryOptions({
  queryKey: ['dashboard', 'retention'],
  queryFn: async () => (await api('GET /admin/dashboard/retention', {})).body,
  refetchInterval,
})

export type DifferenceState = 'OPEN' | 'SETTLED'

export const differencesKey = ['dashboard', 'differences']
export const differencesQuery = (state: DifferenceState) =>
  queryOptions({
    queryKey: [...differencesKey, state],
    queryFn: async () =>
      (await api('GET /admin/dashboard/gateway-differences', { query: { state } })).body,
  })
