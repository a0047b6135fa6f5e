import type { APIRequestContext } from '@playwright/test'
import { goodsOfDay, ordersOfDay, unitsOfOrder } from '../server/testing/forty-orders.ts'
import { call } from './call.ts'
import { aCustomer, tokenOf } from './customers.ts'
import { orderProducts } from './order-products.ts'
import { openCheckout } from './paid-order.ts'

type Kind = keyof typeof goodsOfDay
type Goods = Record<Kind, { productId: number; price: number }>

/** Sells the goods of the day, as the operator who is signed in. */
export async function stockTheShop(request: APIRequestContext): Promise<Goods> {
  const body = { name: 'Groceries' }
  const { categoryId, version } = await call(request, 'POST /admin/categories', { body })
  await call(request, 'PUT /admin/categories/{categoryId}/publication', {
    params: { categoryId },
    body: { isPublished: true, version },
  })
  const add = async (kind: Kind) => {
    const facts = { ...goodsOfDay[kind], description: '', categoryId, pictureHash: null }
    const { productId, price, version } = await call(request, 'POST /admin/products', {
      body: facts,
    })
    const published = { params: { productId }, body: { isPublished: true, version } }
    await call(request, 'PUT /admin/products/{productId}/publication', published)
    return { productId, price }
  }
  return {
    tea: await add('tea'),
    green: await add('green'),
    soap: await add('soap'),
    rice: await add('rice'),
  }
}

export type DayOrder = Awaited<ReturnType<typeof placeOrder>>

/** The orders of the day, each of a customer who is at the gateway and has not paid yet. */
export async function placeOrders(
  request: APIRequestContext,
  goods: Goods,
  more: (place: number) => object,
): Promise<DayOrder[]> {
  const orders: DayOrder[] = []
  for (let place = 0; place < ordersOfDay; place++) {
    orders.push(await placeOrder(request, goods, more(place)))
  }
  return orders
}

/** An order of a new customer, who is at the gateway and has not paid yet. */
export async function placeOrder(request: APIRequestContext, goods: Goods, more: object = {}) {
  const customer = await aCustomer(request)
  const token = await tokenOf(request, customer)
  const { tea, soap, rice } = unitsOfOrder
  const lines = [
    { ...goods.tea, quantity: tea },
    { ...goods.soap, quantity: soap },
    { ...goods.rice, quantity: rice },
  ]
  const payment = await orderProducts(request, token, lines, customer.name, more)
  const [order] = await call(request, 'GET /orders', { token })
  if (!order) throw new Error('Nothing was ordered')
  return { customer, orderId: order.orderId, pay: await openCheckout(request, payment) }
}

/** Finds everything of an order, as the operator who is signed in. */
export async function packAtOnce(request: APIRequestContext, orderId: number): Promise<void> {
  const params = { orderId }
  const started = await call(request, 'POST /admin/picking/{orderId}/start', { params, body: {} })
  for (const { goods, version, quantity } of started.lines) {
    const step = { goods, version, picked: quantity, short: 0, substitutes: [] }
    const body = { ...step, opId: crypto.randomUUID(), atDevice: new Date().toISOString() }
    await call(request, 'POST /admin/picking/{orderId}/steps', { params, body })
  }
  const body = { bags: 1 }
  await call(request, 'POST /admin/picking/{orderId}/packing', { params, body })
}
