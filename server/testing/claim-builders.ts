import sharp from 'sharp'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { OrderClaims } from '../../contract/index.ts'
import { atCredits } from './credit-builders.ts'
import type { TestShop } from './open-shop.ts'
import { aPaidOrder } from './order-work-builders.ts'

type Customer = { token: string }
type Office = BackOfficeAnswer<'GET /admin/orders/{orderId}/claims'>

/** A photograph of a phone, with its metadata, as a data: URL. */
export async function aPhoto({ width = 40, height = 30, color = '#804020' } = {}): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Make: 'Phone', ImageDescription: 'At home' } })
    .jpeg({ quality: 40 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** The calls with which a customer claims. */
export function claimsBy(shop: TestShop, customer: Customer, orderId: number) {
  // Read at each call: who signs in again has another token.
  const see = () =>
    shop.call('GET /orders/{orderId}/claims', { token: customer.token, params: { orderId } })
  return {
    see,
    // `call` has checked it against the contract.
    seen: async () => (await see()).body as OrderClaims,
    add: (lines: readonly object[], requestKey: string = crypto.randomUUID()) =>
      shop.call('POST /claims', {
        token: customer.token,
        body: { orderId, lines, requestKey },
      }),
    withdraw: (claimId: number) =>
      shop.call('PUT /orders/{orderId}/claims/{claimId}/withdrawal', {
        token: customer.token,
        params: { orderId, claimId },
      }),
    upload: (picture: string) =>
      shop.call('POST /claim-photos', { token: customer.token, body: { orderId, picture } }),
    photo: (photoId: number) =>
      shop.call('GET /claim-photos/{photoId}', { token: customer.token, params: { photoId } }),
  }
}

/** A line that something is wrong with. */
export const aLine = (goods: string, changes: object = {}) => ({
  goods,
  kind: 'MISSING',
  units: 1,
  wish: 'REFUND',
  words: 'It was not there',
  photoIds: [],
  ...changes,
})

/** A shop that takes claims, a completed order of a customer, and an operator who decides. */
export async function atClaims(shop: TestShop) {
  const work = await atCredits(shop)
  await work.set('orders.claims', true)
  const order = await aPaidOrder(shop)
  const { version } = await work.detail(order.id)
  await work.complete({ orderId: order.id, version })
  const claims = claimsBy(shop, order.customer, order.id)
  const { session } = work
  const office = async (orderId = order.id) =>
    (await shop.call('GET /admin/orders/{orderId}/claims', { session, params: { orderId } }))
      .body as Office
  return {
    ...work,
    order,
    claims,
    office,
    goods: (await claims.seen()).goods,
    decide: (lineId: number, body: object) =>
      shop.call('POST /admin/claim-lines/{lineId}/decision', {
        session,
        params: { lineId },
        body: {
          decision: 'REFUNDED',
          units: 1,
          answer: 'We are sorry',
          refund: 'BY_HAND',
          requestKey: crypto.randomUUID(),
          ...body,
        },
      }),
    officePhoto: (photoId: number) =>
      shop.call('GET /admin/claim-photos/{photoId}', { session, params: { photoId } }),
  }
}
