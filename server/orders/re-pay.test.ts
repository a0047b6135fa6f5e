import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { orders, products } from '../database/schema.ts'
import { anOrderOf } from '../testing/builders.ts'
import { aShopper, ordersOf, place, rePaymentOf, stockOf } from '../testing/order-builders.ts'
import { releaseLapsedHolds } from './release-stock.ts'

test('an unpaid order can be paid again at its own price, once per reference', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  const [order] = await ordersOf(shop, customer)
  await shop.database.update(products).set({ priceCents: cents(5000) })
  const body = rePaymentOf(customer, order)
  const again = await shop.call('POST /orders/re_payment', { body, ...customer })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({
    status: 'SUCCESS',
    message: 'Redirecting to payment gateway...',
  })
  expect(again.body.data).toMatch(/\/payments\//)
  expect((await shop.call('POST /orders/re_payment', { body, ...customer })).status).toBe(409)
  const [waiting] = await ordersOf(shop, customer)
  expect(waiting.transactionId).toBe(body.transactionId)
  const cheaper = { ...body, transactionId: '2', totalAmount: '1.00' }
  expect(await shop.call('POST /orders/re_payment', { body: cheaper, ...customer })).toMatchObject({
    status: 409,
    body: { code: 'otherTotal' },
  })
  expect(await stockOf(shop, rice)).toBe(49)
})

test('a paid, a completed and a cancelled order cannot be paid again', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  const [order] = await ordersOf(shop, customer)
  const none = { paidAt: null, completedAt: null, cancelledAt: null }
  for (const moment of ['paidAt', 'completedAt', 'cancelledAt']) {
    await shop.database.update(orders).set({ ...none, [moment]: new Date() })
    const body = rePaymentOf(customer, order)
    const { status, body: answer } = await shop.call('POST /orders/re_payment', {
      body,
      ...customer,
    })
    expect(status).toBe(409)
    expect(answer.code).toBe('notPayable')
  }
})

test('an unpaid hold lapses after an hour; paying again takes the stock again if there is enough', async () => {
  const { shop, customer, recipientId, rice } = await aShopper({ stock: 2 })
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 2]]))
  shop.passMinutes(59)
  expect(await releaseLapsedHolds(shop.shop)).toBe(0)
  shop.passMinutes(2)
  expect(await releaseLapsedHolds(shop.shop)).toBe(1)
  expect(await releaseLapsedHolds(shop.shop)).toBe(0)
  expect(await stockOf(shop, rice)).toBe(2)

  const [order] = await ordersOf(shop, customer)
  expect(order.paymentStatus).toBe('PENDING')
  const body = rePaymentOf(customer, order)
  await shop.database.update(products).set({ stockQuantity: 1 })
  const short = await shop.call('POST /orders/re_payment', { body, ...customer })
  expect(short.status).toBe(409)
  expect(short.body.message).toBe('Not enough in stock: Rice (1 left).')
  await shop.database.update(products).set({ stockQuantity: 2 })
  expect((await shop.call('POST /orders/re_payment', { body, ...customer })).status).toBe(200)
  expect(await stockOf(shop, rice)).toBe(0)
})
