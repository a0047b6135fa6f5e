import { aProduct } from './builders.ts'
import type { TestShop } from './open-shop.ts'
import { atWork } from './order-work-builders.ts'
import { formPost } from './payment-builders.ts'

export const nimali = { name: 'Nimali Perera', telephone: '077 123 4567', email: '' }

const atHome = {
  recipientName: 'Nimali Perera',
  streetAddress: 'No. 12, Example Lane',
  postalCode: '10250',
  contact: '077 123 4567',
}

/** An operator who enters orders of two packets of tea, at 920 rupees each. */
export async function atThePhone(shop: TestShop) {
  const work = await atWork(shop)
  const { session } = work
  await work.set('orders.byStaff', true)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 10 })
  const lines = { packages: [], products: [{ productId: tea.id, quantity: 2 }] }
  return {
    ...work,
    tea,
    quote: (changes: object = {}) =>
      shop.call('POST /admin/order-quotes', {
        session,
        body: { postalCode: '10250', ...lines, ...changes },
      }),
    enter: (changes: object = {}) =>
      shop.call('POST /admin/orders', {
        session,
        body: {
          requestKey: crypto.randomUUID(),
          channel: 'PHONE',
          customer: { ...nimali, language: 'en' },
          address: atHome,
          totalAmount: '1840.00',
          sendsLink: true,
          ...lines,
          ...changes,
        },
      }),
    link: (orderId: number) =>
      shop.call('GET /admin/orders/{orderId}/payment-link', { session, params: { orderId } }),
    mailLink: (orderId: number) =>
      shop.call('POST /admin/orders/{orderId}/payment-link/mails', {
        session,
        params: { orderId },
      }),
  }
}

/** The page of a payment link, and what its button does. */
export function atLink(shop: TestShop, url: string) {
  const { pathname } = new URL(url)
  return {
    open: async (language?: string) => {
      const response = await shop.request(language ? `${pathname}?language=${language}` : pathname)
      return { status: response.status, text: await response.text() }
    },
    pay: async () => {
      const response = await shop.request(pathname, { ...formPost(''), redirect: 'manual' })
      return { status: response.status, to: response.headers.get('location') }
    },
  }
}
