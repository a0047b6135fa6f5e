import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { showData } from '../../ui/show-data.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OrderToPick = BackOfficeAnswer<'GET /admin/picking'>[number]
export type PickedOrder = BackOfficeAnswer<'GET /admin/picking/{orderId}'>
export type PickedLine = PickedOrder['lines'][number]
export type Suggested = BackOfficeAnswer<'GET /admin/picking/{orderId}/substitutes/{goods}'>[number]

const key = ['picking']

export const ordersToPickQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async () => (await api('GET /admin/picking', {})).body,
})

export function pickingQuery(orderId: string) {
  return queryOptions({
    queryKey: [...key, 'one', orderId],
    queryFn: async () => (await api('GET /admin/picking/{orderId}', { params: { orderId } })).body,
  })
}

/** The names of an order's goods in the language of the device, beside the English ones. */
export function namesQuery(orderId: string, language: Language) {
  return queryOptions({
    queryKey: [...key, 'names', orderId, language],
    queryFn: async () => {
      if (language === 'en') return []
      const params = { orderId, language }
      return (await api('GET /admin/picking/{orderId}/names/{language}', { params })).body
    },
  })
}

export function substitutesQuery(orderId: string, goods: string, language: Language) {
  return queryOptions({
    queryKey: [...key, 'substitutes', orderId, goods, language],
    queryFn: async () => {
      const params = { orderId, goods }
      const query = language === 'en' ? {} : { namesIn: language }
      const path = 'GET /admin/picking/{orderId}/substitutes/{goods}'
      return (await api(path, { params, query })).body
    },
  })
}

/** Loads an order again, after a refusal. */
export function reloadPicked(orderId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: pickingQuery(orderId).queryKey })
}

/** Shows an order as a response says that it is now. */
export function showPicked(orderId: string, picked: PickedOrder): void {
  showData(queryClient, pickingQuery(orderId).queryKey, picked)
  void queryClient.invalidateQueries({ queryKey: ordersToPickQuery.queryKey })
  // What was put in place of something has a name, too.
  void queryClient.invalidateQueries({ queryKey: [...key, 'names', orderId] })
}
