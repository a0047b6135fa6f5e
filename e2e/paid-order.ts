import type { Page } from '@playwright/test'
import { aNewcomer } from './fixtures.ts'

type Bought = { path: string; quantity: number }

/** Two things of which there are many. */
const anything: Bought = { path: 'products?status=IN STOCK&page=1&pageSize=2', quantity: 2 }

/**
 * An order of a new customer, paid at the sandbox as its page would have it, all through the API.
 * @param bought the products that a call of the catalogue answers, so many of each
 */
export async function aPaidOrder({ request }: Page, recipientName: string, bought = anything) {
  const { phone: telephone, ...account } = aNewcomer()
  await request.post('/api/user/register', { data: { ...account, telephone } })
  const login = await request.post('/api/user/login', { data: account })
  const { token } = await login.json()
  const headers = { Authorization: `Bearer ${token}` }
  const { id: userId } = await (
    await request.post('/api/user/get_user_info_by_token', { headers })
  ).json()
  const address = {
    recipientName,
    streetAddress: 'No. 7, Galle Road',
    postalCode: '00300',
    contact: '0779876543',
  }
  const { recipientId } = await (
    await request.post('/api/recipients', { headers, data: address })
  ).json()
  const products = await (await request.get(`/api/${bought.path}`)).json()
  const lines = products.map((product: { productId: number; price: number }) => ({
    cartProductId: null,
    productId: product.productId,
    quantity: bought.quantity,
    totalAmount: product.price * bought.quantity,
  }))
  const total = lines.reduce(
    (sum: number, line: { totalAmount: number }) => sum + line.totalAmount,
    0,
  )
  const order = {
    userId,
    recipientId,
    totalAmount: total.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${crypto.randomUUID()}`,
    items: [],
    orderProducts: lines,
  }
  const { data } = await (await request.post('/api/orders', { headers, data: order })).json()
  const form = fieldsOf(await (await request.get(data)).text())
  const checkout = fieldsOf(
    await (await request.post('/sandbox-gateway/pay/checkout', { form })).text(),
  )
  await request.post('/sandbox-gateway/pay/finish', { form: { ...checkout, outcome: 'pay' } })
  return { email: account.email }
}

/** The hidden fields of a page's form. */
function fieldsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )
}
