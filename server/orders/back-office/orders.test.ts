import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { orders, products, refunds, sandboxPayments } from '../../database/schema.ts'
import { anOperator, listOf } from '../../operators/operator-builders.ts'
import { anUnpaidOrder, notify, type UnpaidOrder } from '../../payments/payment-builders.ts'
import { refundPayment } from '../../payments/refund-payment.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../../testing/builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

type Detail = BackOfficeAnswer<'GET /admin/orders/{orderId}'>

async function atWork(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  const order = (id: number) => ({ session, params: { orderId: id } })
  return {
    ...operator,
    list: listOf(shop, session, 'GET /admin/orders'),
    detail: async (id: number) =>
      (await shop.call('GET /admin/orders/{orderId}', order(id))).body as Detail,
    complete: (...chosen: { orderId: number; version: number }[]) =>
      shop.call('POST /admin/order-completions', { session, body: { orders: chosen } }),
    cancel: (id: number, body: object) =>
      shop.call('POST /admin/orders/{orderId}/cancellation', { ...order(id), body }),
    refundSurplus: (id: number, refund: string) =>
      shop.call('POST /admin/orders/{orderId}/refunds', { ...order(id), body: { refund } }),
    supply: (id: number, version: number) =>
      shop.call('POST /admin/orders/{orderId}/supply', { ...order(id), body: { version } }),
    note: (id: number, text: string) =>
      shop.call('POST /admin/orders/{orderId}/notes', { ...order(id), body: { text } }),
  }
}

async function aPaidOrder(shop: TestShop) {
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.visit)
  return order
}

async function stockOf({ database }: TestShop, { productId }: UnpaidOrder) {
  const [product] = await database.select().from(products).where(eq(products.id, productId))
  return product?.stockQuantity
}

/** What the sandbox would have written down, had the customer paid on its page. */
async function inTheBooksOf({ database }: TestShop, { visit }: UnpaidOrder) {
  await database.insert(sandboxPayments).values({
    paymentId: '320025071278',
    reference: visit.reference,
    description: 'Order',
    amount: visit.amount,
    currency: 'LKR',
    method: 'VISA',
  })
}

const mailsTo = async (shop: TestShop, address: string) =>
  (await shop.deliverMails()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject)

test('orders are found by status, day, area, id, name, phone and transaction', async () => {
  const shop = await openShop()
  const { list } = await atWork(shop)
  const paid = await aPaidOrder(shop)
  const unpaid = await anUnpaidOrder(shop)
  const found = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ id }) => id)

  expect(await found({})).toEqual([unpaid.id, paid.id])
  expect(await found({ sort: 'placed' })).toEqual([paid.id, unpaid.id])
  expect(await found({ status: 'PAID' })).toEqual([paid.id])
  expect(await found({ status: 'PENDING' })).toEqual([unpaid.id])
  expect(await found({ status: 'COMPLETED' })).toEqual([])
  expect(await found({ area: '102' })).toHaveLength(2)
  expect(await found({ area: 'example lane' })).toHaveLength(2)
  expect(await found({ area: 'Jaffna' })).toEqual([])
  expect(await found({ search: String(paid.id) })).toEqual([paid.id])
  expect(await found({ search: `#${unpaid.id}` })).toEqual([unpaid.id])
  expect(await found({ search: 'nimali' })).toHaveLength(2)
  expect(await found({ search: paid.customer.email })).toEqual([paid.id])
  expect(await found({ search: '+94 77 123-4567' })).toHaveLength(2)
  expect(await found({ search: '320025071278' })).toEqual([paid.id])
  expect(await found({ search: unpaid.visit.reference })).toEqual([unpaid.id])
  expect(await found({ search: '100%' })).toEqual([])
  // Placed on this very day in Colombo, whatever the clock of the machine says.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo' }).format(new Date())
  expect(await found({ from: today, to: today })).toHaveLength(2)
  expect(await found({ to: '2020-01-01' })).toEqual([])
})

test('the place in a list that is sorted by something else is none in this one', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const after = Buffer.from(JSON.stringify(['1840', 1])).toString('base64url')
  const listed = (sort: string) =>
    shop.call('GET /admin/orders', { session, query: { sort, after } })
  expect((await listed('total')).status).toBe(200)
  expect((await listed('placed')).status).toBe(400)
})

test('a paid order is completed once, its customer is told, and all of it is in its history', async () => {
  const shop = await openShop()
  const { detail, complete, note, email } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await note(order.id, 'Call before delivery')
  const { version } = await detail(order.id)

  const chosen = { orderId: order.id, version }
  expect(await complete(chosen)).toMatchObject({ status: 200, body: { completed: 1 } })
  // The second operator still looks at the order as it was.
  expect((await complete(chosen)).status).toBe(409)
  const after = await detail(order.id)
  expect(after.paymentStatus).toBe('COMPLETED')
  expect((await complete({ ...chosen, version: after.version })).status).toBe(409)
  expect(after.history.map(({ kind }) => kind)).toEqual([
    'PLACED',
    'PAYMENT_STARTED',
    'PAID',
    'COMPLETED',
  ])
  expect(after.operatorNotes).toMatchObject([
    { text: 'Call before delivery', operatorEmail: email },
  ])
  expect(await mailsTo(shop, order.customer.email)).toContain(
    `Your order #${order.id} is packed and on its way`,
  )
})

test('of many orders all are completed or none', async () => {
  const shop = await openShop()
  const { complete, list } = await atWork(shop)
  const paid = await aPaidOrder(shop)
  const unpaid = await anUnpaidOrder(shop)
  const chosen = [paid, unpaid].map(({ id }) => ({ orderId: id, version: 1 }))
  const refused = await complete(...chosen)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain(`Order ${unpaid.id} is not paid`)
  expect((await list({ status: 'COMPLETED' })).total).toBe(0)
  expect((await complete({ orderId: 999_999, version: 1 })).status).toBe(404)
})

test('a cancelled unpaid order gives its goods back, costs nothing and cannot be paid', async () => {
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

test('a refund that reached the gateway unheard is not made twice', async () => {
  const shop = await openShop()
  const { cancel, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await inTheBooksOf(shop, order)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'GATEWAY' })
  // As if the answer of an earlier attempt had been lost on its way.
  await shop.database.update(sandboxPayments).set({ status: 'REFUND PROCESSING' })
  const [refund] = await shop.database.select().from(refunds)
  await refundPayment(shop.shop, { refundId: refund?.id ?? 0 })
  expect((await detail(order.id)).refunds).toMatchObject([
    { reference: 'The gateway had it already' },
  ])
})

test('what the gateway refuses to refund is done by hand, and written down', async () => {
  const shop = await openShop()
  const { cancel, detail, session } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'GATEWAY' })
  const [refund] = await shop.database.select().from(refunds)
  const refundId = refund?.id ?? 0
  // The sandbox knows nothing of this payment.
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

test('a payment that comes after the cancellation stands in front until it is refunded', async () => {
  const shop = await openShop()
  const { cancel, refundSurplus, list, detail } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Closed for the holiday' })
  await notify(shop, order.visit)
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

test('of an order that was paid twice the second payment can be refunded, and the first stays', async () => {
  const shop = await openShop()
  const { refundSurplus, list, detail } = await atWork(shop)
  const order = await aPaidOrder(shop)
  expect((await refundSurplus(order.id, 'BY_HAND')).status).toBe(409)
  await notify(shop, order.visit, { payment_id: '320025099999' })
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([{ concerns: ['PAID_TOO_MUCH'] }])
  await refundSurplus(order.id, 'BY_HAND')
  expect((await detail(order.id)).refunds).toMatchObject([{ paymentId: '320025099999' }])
})

test('a paid order that came out short stands in front until its goods are there', async () => {
  const shop = await openShop()
  const { list, detail, supply, cancel } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  // The hold lapses, another customer buys the rest, and then the payment comes after all.
  await sellOut(shop, order)
  await notify(shop, order.visit)
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
  // Now everything was really taken, so everything goes back.
  await cancel(order.id, { version: 2, reason: 'Too late for them', refund: 'BY_HAND' })
  expect(await stockOf(shop, order)).toBe(5)
})

test('a cancelled short order gives back no more than it took', async () => {
  const shop = await openShop()
  const { cancel } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await sellOut(shop, order)
  await notify(shop, order.visit)
  await cancel(order.id, { version: 1, reason: 'Nothing left', refund: 'BY_HAND' })
  expect(await stockOf(shop, order)).toBe(0)
})

async function sellOut({ database }: TestShop, order: UnpaidOrder) {
  await database.update(orders).set({ stockHeldUntil: null }).where(eq(orders.id, order.id))
  await database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, order.productId))
}

test('chosen orders come with everything that is printed of them', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300 })
  const address = await anAddress(shop, customer)
  const body = anOrderOf(customer, address, [[rice, 2]])
  await shop.call('POST /orders', { body, token: customer.token })
  const { id } = await aPaidOrder(shop)
  const query = { ids: `${id},999999,${id}` }
  const { body: documents } = await shop.call('GET /admin/order-documents', { session, query })
  expect(documents).toMatchObject([
    {
      orderId: id,
      deliverTo: { recipientName: 'Nimali Perera' },
      customer: { name: 'Nimali Perera' },
      totalAmount: 1840,
    },
  ])
  const tooMany = { ids: Array.from({ length: 101 }, (_, index) => index + 1).join(',') }
  const refused = await shop.call('GET /admin/order-documents', { session, query: tooMany })
  expect(refused.status).toBe(400)
})
