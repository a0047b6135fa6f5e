import { queryOptions } from '@tanstack/react-query'
import { translation } from '#translation'
import { orderOf } from '../../app/orders/order-of.ts'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { api, queryClient } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

export type ListedOrder = BackOfficeAnswer<'GET /admin/orders'>['items'][number]
export type OrderDetail = ReturnType<
  typeof orderOf<BackOfficeAnswer<'GET /admin/orders/{orderId}'>>
>
export type OrderDocument = ReturnType<
  typeof orderOf<BackOfficeAnswer<'GET /admin/order-documents'>[number]>
>

/** Every list and detail of orders: a change to one order changes several of them. */
const ordersKey = ['orders']

/** The filters come from the URL, so they may be anything. The server refuses those that it does not know. */
export function ordersQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...ordersKey, 'list', query],
    queryFn: async () => (await api('GET /admin/orders', { query })).body,
  })
}

export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'one', orderId],
    queryFn: async () =>
      orderOf((await api('GET /admin/orders/{orderId}', { params: { orderId } })).body, orderTexts),
  })
}

/** The claims of an order, and what its customer has claimed before. */
export function claimsQuery(orderId: number) {
  const params = { orderId: String(orderId) }
  return queryOptions({
    queryKey: [...ordersKey, 'claims', orderId],
    queryFn: async () => (await api('GET /admin/orders/{orderId}/claims', { params })).body,
  })
}

export type Replacement = BackOfficeAnswer<'GET /admin/replacements'>[number]

/** What is still to be packed or sent again after claims. */
export const replacementsQuery = queryOptions({
  queryKey: [...ordersKey, 'replacements'],
  queryFn: async () => (await api('GET /admin/replacements', {})).body,
})

/** A photograph of a claim, which never changes. */
export function claimPhotoQuery(photoId: number) {
  const params = { photoId: String(photoId) }
  return queryOptions({
    queryKey: ['claim photo', photoId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await api('GET /admin/claim-photos/{photoId}', { params })).body.picture,
  })
}

/** Orders to be printed, with names in a language beside the English ones, or with the names that their customers read. */
export function documentsQuery(ids: string, namesIn: Language | 'customers') {
  const query = { ids, ...(namesIn !== 'en' && { namesIn }) }
  return queryOptions({
    queryKey: [...ordersKey, 'documents', query],
    queryFn: async () =>
      (await api('GET /admin/order-documents', { query })).body.map((each) =>
        orderOf(
          each,
          translation(orderTexts, namesIn === 'customers' ? languageOf(each) : namesIn),
        ),
      ),
  })
}

/** The language of an order's customer; English once their data have been erased. */
export function languageOf({ customer }: { customer: { language: Language } | null }): Language {
  return customer?.language ?? 'en'
}

/** Loads everything that is shown of orders again, after a change to one of them. */
export function reloadOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ordersKey })
}
