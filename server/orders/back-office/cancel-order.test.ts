import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, refunds, sandboxPayments } from '../../database/schema.ts'
import { reconcilePayments, refundPayment } from '../../payments/index.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { aPaidOrder, aPaidShortOrder, atWork, mailsTo } from '../../testing/order-work-builders.ts'
import { anUnpaidOrder, notify, type UnpaidOrder } from '../../testing/payment-builders.ts'

async function stockOf({ database }: TestShop, { productId }: UnpaidOrder) {
  const [product] = await database.select().from(products).where(eq(products.id, productId))
  return product?.stockQuantity
}

/** Stores the payment that the sandbox would have stored if the customer had paid on its page. */
async function inTheBooksOf({ database }: TestShop, { attempt }: UnpaidOrder) {
  await database.insert(sandboxPayments).values({
    paymentId: '320025071278',
    reference: attempt.reference,
    description: 'Order',
    amount: attempt.amount,
    currency: 'LKR',
    method: 'VISA',
  })
}

test('a cancelled unpaid order returns its stock, costs nothing and cannot be paid', async () => {
  const shop = await openShop()
  const { cancel, detail } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  const answer = await cancel(order.id, { version: 1, reason: 'Ordered twice by mistake' })
  expect(answer.status).toBe(204)
  expect(await stockOf(shop, order)).toBe(10)
  expect((await detail(order.id)).paymentStatus).toBe('CANCELLED')
  const page = await shop.request(order.page)
  expect(page.headers.get('Location')).toContain('/payment-result')
  expect(await mailsTo(shop, order.customer.email)).toContain(
    `Your order #${order.id} is cancelled`,
  )
  expect((await cancel(order.id, { version: 2, reason: 'Once more' })).status).toBe(409)
})

test('a paid order is cancelled with a refund through the gateway, which is asked once', async () => {
  const shop = await openShop()
  const { cancel, detail, list } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await inTheBooksOf(shop, order)
  const reason = 'The lorry broke down'
  expect((await cancel(order.id, { version: 1, reason })).status).toBe(400)
  expect((await cancel(order.id, { version: 1, reason, refund: 'GATEWAY' })).status).toBe(204)
  expect(await stockOf(shop, order)).toBe(10)
  const waiting = await detail(order.id)
  expect(waiting.refunds).toMatchObject([{ amount: 1840, way: 'GATEWAY', settledAt: null }])
  expect(waiting.concerns).toEqual(['REFUND_OPEN'])

  const [refund] = await shop.database.select().from(refunds)
  const refundId = refund?.id ?? 0
  await refundPayment(shop.shop, { refundId })
  await refundPayment(shop.shop, { refundId })
  const refunded = await detail(order.id)
  expect(refunded.refunds).toMatchObject([{ reference: 'R320025071278', failure: null }])
  expect(refunded.history.filter(({ kind }) => kind === 'REFUNDED')).toHaveLength(1)
  expect((await list({ status: 'CONCERN' })).total).toBe(0)
  const mails = await shop.deliverMails()
  expect(mails.find(({ subject }) => subject.includes('cancelled'))?.text).toContain('1,840.00')
})

test('a refund that the gateway made although its response was lost is not made twice', async () => {
  const shop = await openShop()
  const { cancel, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await inTheBooksOf(shop, order)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'GATEWAY' })
  // As if the response to an earlier attempt had been lost.
  await shop.database.update(sandboxPayments).set({ status: 'REFUND PROCESSING' })
  const [refund] = await shop.database.select().from(refunds)
  await refundPayment(shop.shop, { refundId: refund?.id ?? 0 })
  expect((await detail(order.id)).refunds).toMatchObject([
    { reference: 'The gateway had it already' },
  ])
})

test('a refund that the gateway refuses is done by hand, and recorded', async () => {
  const shop = await openShop()
  const { cancel, detail, session } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'GATEWAY' })
  const [refund] = await shop.database.select().from(refunds)
  const refundId = refund?.id ?? 0
  // The sandbox does not know this payment.
  await refundPayment(shop.shop, { refundId })
  const failed = await detail(order.id)
  expect(failed.refunds).toMatchObject([{ settledAt: null, failure: 'No such payment to refund' }])

  const settle = (reference: string) =>
    shop.call('POST /admin/refunds/{refundId}/settlement', {
      session,
      params: { refundId },
      body: { reference },
    })
  expect((await settle('  ')).status).toBe(400)
  expect((await settle('Bank slip 881')).status).toBe(204)
  expect((await settle('Bank slip 882')).status).toBe(409)
  expect(await detail(order.id)).toMatchObject({
    concerns: [],
    refunds: [{ reference: 'Bank slip 881', failure: null }],
  })
})

test('an order that is paid after its cancellation is a concern until it is refunded', async () => {
  const shop = await openShop()
  const { cancel, refundSurplus, list, detail } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Closed for the holiday' })
  await notify(shop, order.attempt)
  expect(await stockOf(shop, order)).toBe(10)
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([
    { id: order.id, status: 'CANCELLED', concerns: ['PAID_TOO_MUCH'] },
  ])
  expect(await mailsTo(shop, order.customer.email)).not.toContain(
    `We have received your payment for order #${order.id}`,
  )
  expect((await refundSurplus(order.id, 'BY_HAND')).status).toBe(204)
  expect((await refundSurplus(order.id, 'BY_HAND')).status).toBe(409)
  expect((await detail(order.id)).concerns).toEqual(['REFUND_OPEN'])
})

test('when an order was paid twice, the second payment can be refunded and the first stays', async () => {
  const shop = await openShop()
  const { refundSurplus, list, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  expect((await refundSurplus(order.id, 'BY_HAND')).status).toBe(409)
  await notify(shop, order.attempt, { payment_id: '320025099999' })
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([{ concerns: ['PAID_TOO_MUCH'] }])
  await refundSurplus(order.id, 'BY_HAND')
  expect((await detail(order.id)).refunds).toMatchObject([{ paymentId: '320025099999' }])
})

test('a paid order with missing stock is a concern until the stock is there', async () => {
  const shop = await openShop()
  const { list, detail, supply, cancel } = await atWork(shop)
  const order = await aPaidShortOrder(shop)
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([
    { id: order.id, status: 'PAID', concerns: ['SHORT'] },
  ])
  const short = await detail(order.id)
  expect(short.shortages).toMatchObject([{ name: 'Ceylon Tea', quantity: 2, inStock: 0 }])
  expect((await supply(order.id, 1)).status).toBe(409)

  await shop.database.update(products).set({ stockQuantity: 5 })
  expect((await supply(order.id, 1)).status).toBe(204)
  expect(await stockOf(shop, order)).toBe(3)
  expect((await list({ status: 'CONCERN' })).total).toBe(0)
  // Now everything has really been taken, so everything is returned.
  await cancel(order.id, { version: 2, reason: 'Too late for them', refund: 'BY_HAND' })
  expect(await stockOf(shop, order)).toBe(5)
})

test('a cancelled order with missing stock returns no more than it took', async () => {
  const shop = await openShop()
  const { cancel } = await atWork(shop)
  const order = await aPaidShortOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Nothing left', refund: 'BY_HAND' })
  expect(await stockOf(shop, order)).toBe(0)
})

test('a payment that was charged back is not refunded too', async () => {
  const shop = await openShop()
  const { cancel, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, { status_code: '-3' })
  expect(await detail(order.id)).toMatchObject({ keptAmount: 0, concerns: ['CHARGED_BACK'] })
  expect((await cancel(order.id, { version: 1, reason: 'Charged back' })).status).toBe(204)
  expect(await detail(order.id)).toMatchObject({ refunds: [], paymentStatus: 'CANCELLED' })
  const [mail] = (await shop.deliverMails()).filter(({ subject }) => subject.includes('cancelled'))
  expect(mail?.text).toContain('Your payment has already gone back to you.')
  expect(mail?.text).not.toContain('We are giving')
})

test('when an order was paid twice and charged back once, the other payment is kept', async () => {
  const shop = await openShop()
  const { cancel, detail, list } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, { payment_id: '320025099999' })
  await notify(shop, order.attempt, { payment_id: '320025099999', status_code: '-3' })
  expect(await detail(order.id)).toMatchObject({ keptAmount: 1840, surplusAmount: 0 })
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([{ concerns: ['CHARGED_BACK'] }])
  await cancel(order.id, { version: 1, reason: 'Asked to', refund: 'BY_HAND' })
  expect((await detail(order.id)).refunds).toMatchObject([{ paymentId: '320025071278' }])
})

test('a payment refunded in the gateway’s own portal is not refunded again', async () => {
  const shop = await openShop()
  const order = await aPaidOrder(shop)
  await inTheBooksOf(shop, order)
  await shop.database.update(sandboxPayments).set({ status: 'REFUNDED' })
  shop.passMinutes(25 * 60)
  await reconcilePayments(shop.shop)
  const { cancel, detail } = await atWork(shop)
  expect((await detail(order.id)).keptAmount).toBe(0)
  expect((await cancel(order.id, { version: 1, reason: 'Refunded' })).status).toBe(204)
  expect((await detail(order.id)).refunds).toEqual([])
})
