import { queryOptions } from '@tanstack/react-query'
import { type Api, isWorthRetrying } from '../../contract/client.ts'
import { ordersCacheMs, productsPerPage } from '../../domain/limits.ts'
import { api as browserApi } from './browser.ts'

/** The first part of every key of the signed-in customer's data, which is dropped when the session ends. */
export const customerKey = 'customer'

export function userQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'user'],
    staleTime: Number.POSITIVE_INFINITY,
    // Once, quietly. It does not wait for the network to return: the page says what is wrong instead.
    retry: (failures, error) => failures < 1 && isWorthRetrying(failures, error),
    networkMode: 'always',
    refetchOnReconnect: true,
    queryFn: async () => (await api('POST /user/get_user_info_by_token', {})).body,
  })
}

/** Whether the email address is confirmed. Links in mails change it, mostly in another tab. */
export function emailQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'email'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async () => (await api('GET /user/email', {})).body,
  })
}

/** Where the customer is signed in. */
export function sessionsQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'sessions'],
    staleTime: 0,
    queryFn: async () => (await api('GET /user/sessions', {})).body,
  })
}

/** The customer's passkeys. */
export function passkeysQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'passkeys'],
    staleTime: 0,
    queryFn: async () => (await api('GET /user/passkeys', {})).body,
  })
}

/** Whether the account is to be deleted. Links in mails change it, mostly in another tab. */
export function erasureQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'erasure'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async () => (await api('GET /user/erasure', {})).body.erasure,
  })
}

/** To be invalidated when the cart has changed on the server. */
export const cartKey = [customerKey, 'cart'] as const

export function recipientsQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'recipients'],
    queryFn: async () => (await api('GET /recipients/search-by-user', {})).body,
  })
}

/** The customer's own packages, newest first. */
export function customPackagesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'custom packages'],
    queryFn: async () => (await api('GET /custom-packages', {})).body,
  })
}

export function customPackageQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'custom packages', id],
    staleTime: 0,
    retry: false,
    queryFn: async () =>
      (await api('GET /custom-packages/{id}', { params: { id: String(id) } })).body,
  })
}

/** The charities to which an order can be given. */
export function giftCharitiesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'gift charities'],
    queryFn: async () => (await api('GET /gift-charities', {})).body,
  })
}

/** The ids of the customer's favourite products, the newest first. */
export function favouritesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'favourites', 'products'],
    queryFn: async () =>
      (await api('GET /user/favourites', {})).body.map(({ productId }) => productId),
  })
}

/** The ids of the customer's favourite packages, the newest first. */
export function favouritePackagesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'favourites', 'packages'],
    queryFn: async () =>
      (await api('GET /user/favourite-packages', {})).body.map(({ packageId }) => packageId),
  })
}

/** A page of what the customer bought before, with the total count. */
export function boughtQuery(page: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'bought', page],
    queryFn: async () => {
      const query = { page: String(page), pageSize: String(productsPerPage) }
      const { body, headers } = await api('GET /user/bought-products', { query })
      return { products: body, total: Number(headers.get('X-Total-Count')) }
    },
  })
}

/** The products that the customer waits for. */
export function stockAlertsQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'stock alerts'],
    queryFn: async () => (await api('GET /user/stock-alerts', {})).body,
  })
}

export function ordersQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'orders'],
    staleTime: ordersCacheMs,
    queryFn: async () => (await api('GET /orders', {})).body,
  })
}

/** What can be claimed of an order, and what was. */
export function claimsQuery(orderId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'orders', 'claims', orderId],
    staleTime: 0,
    queryFn: async () =>
      (await api('GET /orders/{orderId}/claims', { params: { orderId: String(orderId) } })).body,
  })
}

/** A photograph of a claim, which never changes. */
export function claimPhotoQuery(photoId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'claim photo', photoId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () =>
      (await api('GET /claim-photos/{photoId}', { params: { photoId: String(photoId) } })).body
        .picture,
  })
}

/** A photograph of where an order was left, which never changes. */
export function deliveryPhotoQuery(photoId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'delivery photo', photoId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () =>
      (await api('GET /delivery-photos/{photoId}', { params: { photoId: String(photoId) } })).body
        .picture,
  })
}

export function latestOrderQuery(userId: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: [customerKey, 'latest order', userId],
    staleTime: 0,
    retry: false,
    queryFn: async () =>
      (await api('GET /orders/{userId}', { params: { userId: String(userId) } })).body,
  })
}
