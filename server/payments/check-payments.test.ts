import { expect, test } from 'vitest'
import { createApplication } from '../application/application.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anUnpaidOrder, type UnpaidOrder } from '../testing/payment-builders.ts'
import { NotAsked } from './gateway.ts'

/** The customer's check of the order, with a gateway that responds as the test defines. */
function before({ shop }: TestShop, { customer }: UnpaidOrder, answer: () => Promise<never[]>) {
  let questions = 0
  const findPayments = () => {
    questions += 1
    return answer()
  }
  const [gateway] = shop.gateways
  const application = createApplication({ ...shop, gateways: [{ ...gateway, findPayments }] })
  const headers = { Authorization: `Bearer ${customer.token}` }
  const check = async () => {
    const response = await application.request(`/api/orders/${customer.id}`, { headers })
    return { status: response.status, body: await response.json() }
  }
  return { check, questions: () => questions }
}

test.each([
  ['is down', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['never responds', () => new Promise<never[]>(() => undefined)],
])('a gateway that %s does not keep customers from their orders', async (_, answer) => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  const { check } = before(shop, order, answer)
  const { status, body } = await check()
  expect(status).toBe(200)
  expect(body).toMatchObject({ orderId: order.id, paymentStatus: 'PENDING' })
  expect(shop.loggedErrors()).toEqual([])
})

test.each([
  ['responds', async () => []],
  ['has no turn for the question', () => Promise.reject(new NotAsked('Too many requests'))],
])(
  'a customer who checks again and again causes few questions to a gateway that %s',
  async (_, answer) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const { check, questions } = before(shop, order, answer)
    await Promise.all([check(), check(), check(), check()])
    await check()
    expect(questions()).toBe(1)
    shop.passMinutes(1)
    await check()
    expect(questions()).toBe(2)
  },
)
