import sharp from 'sharp'
import { call } from './call.ts'
import { expect, type Page } from './fixtures.ts'

/** Completes a customer's newest order, as the operator who is signed in in this browser. */
export async function completeNewest({ request }: Page, token: string): Promise<number> {
  const [order] = await call(request, 'GET /orders', { token })
  if (!order) throw new Error('Nothing was ordered')
  const { orderId } = order
  const { version } = await call(request, 'GET /admin/orders/{orderId}', { params: { orderId } })
  const body = { orders: [{ orderId, version }] }
  await call(request, 'POST /admin/order-completions', { body })
  return orderId
}

/** What a customer says is missing of their newest order, which is completed. */
export async function claimMissing(page: Page, token: string, wish: 'REFUND' | 'REPLACEMENT') {
  const { request } = page
  const params = { orderId: await completeNewest(page, token) }
  const { goods } = await call(request, 'GET /orders/{orderId}/claims', { token, params })
  const missing = { kind: 'MISSING', units: 1, wish, words: '', photoIds: [] }
  const lines = goods.slice(0, 1).map((each) => ({ goods: each.goods, ...missing }))
  const body = { ...params, lines, requestKey: crypto.randomUUID() }
  await call(request, 'POST /claims', { token, body })
  const { claims } = await call(request, 'GET /admin/orders/{orderId}/claims', { params })
  return { ...params, lineId: claims[0]?.lines[0]?.id ?? 0, lines }
}

/** Adds a photograph to the form in which a customer says what is wrong. */
export async function addPhoto(form: ReturnType<Page['getByRole']>) {
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#804020' },
  })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel('Choose photo')
    .setInputFiles({ name: 'bag.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
}
