import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer, BackOfficeInput } from '../../contract/back-office/index.ts'
import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import { api } from '../api/back-office-api.ts'

export type Quote = BackOfficeAnswer<'POST /admin/order-quotes'>
type WantedQuote = BackOfficeInput<'POST /admin/order-quotes'>['body']

/** What is in an order that is being entered. */
export type EnteredLine = {
  kind: 'product' | 'package'
  id: number
  name: string
  quantity: number
  /** What the customer wants if it is missing, where it was chosen for this line. */
  missing?: MissingChoice | undefined
}

/** The lines as the calls take them. */
export function linesOf(lines: readonly EnteredLine[]) {
  const ofKind = (wanted: EnteredLine['kind']) => lines.filter(({ kind }) => kind === wanted)
  return {
    products: ofKind('product').map(({ id: productId, quantity, missing }) => ({
      productId,
      quantity,
      missing,
    })),
    packages: ofKind('package').map(({ id: packageId, quantity, missing }) => ({
      packageId,
      quantity,
      missing,
    })),
  }
}

/** Prices and stock change at any time, so that no quote is kept. */
export const quoteQuery = (wanted: WantedQuote) =>
  queryOptions({
    queryKey: ['order quote', wanted],
    queryFn: async () => (await api('POST /admin/order-quotes', { body: wanted })).body,
    gcTime: 0,
  })

export const paymentLinkQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'payment link', orderId],
    queryFn: async () => {
      const params = { orderId: String(orderId) }
      return (await api('GET /admin/orders/{orderId}/payment-link', { params })).body
    },
  })
