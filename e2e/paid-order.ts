import type { APIRequestContext, Page } from '@playwright/test'
import { call } from './call.ts'
import { aCustomer, tokenOf } from './customers.ts'
import { type Bought, orderProducts } from './order-products.ts'

type Wanted = {
  path: string
  quantity: number
  missingItems?: 'REPLACE' | 'CALL'
  slot?: { windowId: number; date: string } | undefined
  /** The place where it is collected. */
  collectAt?: number
}

/** Two products with plenty of stock. */
const anything: Wanted = { path: 'products?status=IN STOCK&page=1&pageSize=2', quantity: 2 }

/**
 * An order of a new customer, paid at the sandbox as its page does it, all through the API.
 * @param bought a call of the catalogue, and how many of each product that it returns
 */
export async function aPaidOrder({ request }: Page, recipientName: string, bought = anything) {
  const customer = await aCustomer(request)
  const token = await tokenOf(request, customer)
  await placePaidOrder(request, token, recipientName, bought)
  return { ...customer, token }
}

/** A paid order as an operator finds it, and its customer. */
export async function anOrderToWorkOn(page: Page, recipientName: string) {
  const customer = await aPaidOrder(page, recipientName)
  const [{ orderId = 0 } = {}] = await call(page.request, 'GET /orders', { token: customer.token })
  return { customer, orderId }
}

/** An order of a new customer that is not paid yet, and what its customer does to pay it. */
export async function anUnpaidOrder({ request }: Page) {
  const token = await tokenOf(request, await aCustomer(request))
  const pay = await placeUnpaidOrder(request, token)
  const [{ orderId = 0 } = {}] = await call(request, 'GET /orders', { token })
  return { orderId, token, pay }
}

/**
 * An order of a customer that there is already, of one unit; returns what the customer does to pay it.
 * @param more further fields of the order
 */
export async function placeUnpaidOrder(
  request: APIRequestContext,
  token: string,
  more: object = {},
) {
  const products = await call(request, 'GET /products', {
    query: { status: 'IN STOCK', page: 1, pageSize: 1 },
  })
  const lines = products.map((product) => ({ ...product, quantity: 1 }))
  return openCheckout(request, await orderProducts(request, token, lines, undefined, more))
}

/** A paid order of a customer that there is already. */
export async function placePaidOrder(
  request: APIRequestContext,
  token: string,
  recipientName?: string,
  bought = anything,
): Promise<void> {
  const products = await (await request.get(`/api/${bought.path}`)).json()
  const lines = products.map((product: Omit<Bought, 'quantity'>) => ({
    ...product,
    quantity: bought.quantity,
  }))
  const { missingItems, slot, collectAt } = bought
  const more = {
    ...(missingItems && { missingItems }),
    ...(slot && { slot }),
    ...(collectAt && { collectAt }),
  }
  const data = await orderProducts(request, token, lines, recipientName, more)
  const pay = await openCheckout(request, data)
  await pay()
}

/** Goes from a payment page to the sandbox's checkout; returns what its customer does there. */
export async function openCheckout(request: APIRequestContext, page: string) {
  const form = fieldsOf(await (await request.get(page)).text())
  const checkout = fieldsOf(
    await (await request.post('/sandbox-gateway/pay/checkout', { form })).text(),
  )
  return () =>
    request.post('/sandbox-gateway/pay/finish', { form: { ...checkout, outcome: 'pay' } })
}

/** The hidden fields of a page's form, by name. */
function fieldsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )
}
