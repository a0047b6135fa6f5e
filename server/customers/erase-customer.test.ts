import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { auditLog, orderItems, orders, products, users } from '../database/schema.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { aCustomerOfOld, person, tablesNaming } from '../testing/erasure-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { notify } from '../testing/payment-builders.ts'
import { atThePhone } from '../testing/staff-order-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

type Detail = BackOfficeAnswer<'GET /admin/orders/{orderId}'>

test('after erasing no table contains data of the customer, and the orders are still there', async () => {
  const shop = await openShop()
  const { erase, session } = await atTheCounter(shop)
  const { id, place, customer } = await aCustomerOfOld(shop)
  const call = (name: Parameters<TestShop['call']>[0], orderId: number, body: object) =>
    shop.call(name, { session, params: { orderId }, body })
  const detail = async (orderId: number) =>
    (await shop.call('GET /admin/orders/{orderId}', { session, params: { orderId } }))
      .body as Detail

  const shipped = await place('TXN-1')
  await notify(shop, shipped)
  const completion = { orders: [{ orderId: shipped.orderId, version: 1 }] }
  await shop.call('POST /admin/order-completions', { session, body: completion })
  await call('POST /admin/orders/{orderId}/completion-undo', shipped.orderId, {
    version: 2,
    reason: `${person.name} is away`,
  })
  const completedAgain = { orders: [{ orderId: shipped.orderId, version: 3 }] }
  await shop.call('POST /admin/order-completions', { session, body: completedAgain })
  await call('POST /admin/orders/{orderId}/credits', shipped.orderId, {
    kind: 'GOODWILL',
    amount: 5,
    reason: `${person.name} waited for it`,
    refund: 'BY_HAND',
    requestKey: crypto.randomUUID(),
  })
  const [given] = (await detail(shipped.orderId)).refunds
  await shop.call('POST /admin/refunds/{refundId}/settlement', {
    session,
    params: { refundId: given?.id ?? 0 },
    body: { reference: 'Slip 880' },
  })
  const cancelled = await place('TXN-2')
  await notify(shop, cancelled, { payment_id: '320025071279' })
  await call('POST /admin/orders/{orderId}/cancellation', cancelled.orderId, {
    version: 1,
    reason: `${person.name} is ill`,
    refund: 'BY_HAND',
  })
  const [refund] = (await detail(cancelled.orderId)).refunds
  await shop.call('POST /admin/refunds/{refundId}/settlement', {
    session,
    params: { refundId: refund?.id ?? 0 },
    body: { reference: `Slip 881 to Sanduni, 071 234 5678` },
  })
  await call('POST /admin/orders/{orderId}/notes', shipped.orderId, {
    text: `Sanduni is at work until five`,
  })
  const unpaid = await place('TXN-3')
  await notify(shop, unpaid, { payhere_amount: '1.00', payment_id: 'P1' })
  const listed = (state: string) =>
    shop.call('GET /admin/dashboard/gateway-differences', { session, query: { state } })
  const [refusedPayment] = (await listed('OPEN')).body.items
  const { refusedPaymentId, version } = refusedPayment.refusedPayment
  await shop.call('PUT /admin/refused-payments/{refusedPaymentId}/settlement', {
    session,
    params: { refusedPaymentId },
    body: { note: 'Slip 882 to Sanduni', version },
  })
  expect((await tablesNaming(shop)).length).toBeGreaterThan(12)

  expect((await erase(id, ' sanduni.w@example.com ')).status).toBe(204)
  expect(await tablesNaming(shop)).toEqual([])

  const after = await detail(shipped.orderId)
  expect(after).toMatchObject({
    customer: null,
    paymentStatus: 'COMPLETED',
    totalAmount: 600,
    deliverTo: { recipientName: 'Erased', streetAddress: '' },
    notes: null,
    operatorNotes: [],
  })
  expect(after.items[0]?.customPackageId).toMatchObject({
    packageName: 'Custom package',
    packageItems: [{ productName: 'Red Rice', quantity: 2 }],
  })
  const refunded = await detail(cancelled.orderId)
  expect(refunded.refunds).toMatchObject([
    { amount: 600, reference: 'Slip 881 to (erased), (erased)' },
  ])
  expect((await detail(unpaid.orderId)).paymentStatus).toBe('CANCELLED')
  expect((await listed('SETTLED')).body.items).toMatchObject([
    { paymentId: 'P1', refusedPayment: { settlement: { note: 'Slip 882 to (erased)' } } },
  ])

  // The account is gone, and the email address can be used again.
  expect((await shop.call('POST /user/get_user_info_by_token', customer)).status).toBe(401)
  const { name, email, nic, telephone } = person
  const again = { name, email, nic, telephone, password: customer.password }
  expect((await shop.call('POST /user/register', { body: again })).status).toBe(201)
  expect(shop.loggedErrors()).toEqual([])
})

test('the stock of an unpaid order is returned, and a payment that still arrives is a concern', async () => {
  const shop = await openShop()
  const { erase, session } = await atTheCounter(shop)
  const { id, place, riceId } = await aCustomerOfOld(shop)
  const unpaid = await place('TXN-1')
  await erase(id, person.email)
  const [rice] = await shop.database.select().from(products).where(eq(products.id, riceId))
  expect(rice?.stockQuantity).toBe(50)
  await notify(shop, unpaid)
  const concerned = await shop.call('GET /admin/orders', { session, query: { status: 'CONCERN' } })
  expect(concerned.body.items).toMatchObject([
    { id: unpaid.orderId, customerName: null, concerns: ['PAID_TOO_MUCH'] },
  ])
  const refund = { session, params: { orderId: unpaid.orderId }, body: { refund: 'BY_HAND' } }
  expect((await shop.call('POST /admin/orders/{orderId}/refunds', refund)).status).toBe(204)
})

test('orders that are paid and not shipped, or that need a refund, prevent erasing', async () => {
  const shop = await openShop()
  const { erase, session } = await atTheCounter(shop)
  const { id, place } = await aCustomerOfOld(shop)
  const paid = await place('TXN-1')
  await notify(shop, paid)
  const refused = await erase(id, person.email)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain(`Paid, but not shipped yet: order ${paid.orderId}.`)

  await shop.call('POST /admin/orders/{orderId}/cancellation', {
    session,
    params: { orderId: paid.orderId },
    body: { version: 1, reason: 'They asked us to', refund: 'BY_HAND' },
  })
  const owed = await erase(id, person.email)
  expect(owed.status).toBe(409)
  expect(owed.body.message).toContain(`still money to give back: order ${paid.orderId}.`)
  // Nothing was changed.
  expect(await shop.database.$count(users, eq(users.id, id))).toBe(1)
  expect(await shop.database.$count(orders, eq(orders.userId, id))).toBe(1)
})

test('erasing needs the right email, is refused for operators, and the audit log contains ids only', async () => {
  const shop = await openShop()
  const { erase, id: operatorId, email: operatorEmail } = await atTheCounter(shop)
  const { id } = await aCustomerOfOld(shop)
  expect((await erase(id, 'somebody@example.com')).status).toBe(400)
  expect((await erase(operatorId, operatorEmail)).status).toBe(409)
  expect((await erase(id, person.email)).status).toBe(204)
  expect((await erase(id, person.email)).status).toBe(404)
  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'customer',
  )
  expect(entries).toMatchObject([
    { action: 'erase customer', subjectId: String(id), after: { detachedOrders: 0 } },
  ])
})

test('a customer without an email is erased with none', async () => {
  const shop = await openShop()
  const { enter, session, detail } = await atThePhone(shop)
  const { orderId } = (await enter()).body
  const customerId = (await detail(orderId)).customer?.id ?? 0
  const erase = (email: string) =>
    shop.call('POST /admin/customers/{customerId}/erasure', {
      session,
      params: { customerId },
      body: { email },
    })
  expect((await erase('nimali@example.com')).status).toBe(400)
  expect((await erase('')).status).toBe(204)
  expect((await detail(orderId)).customer).toBeNull()
})

test('the data in an order cannot be changed while its customer exists', async () => {
  const shop = await openShop()
  const { place } = await aCustomerOfOld(shop)
  const { orderId } = await place('TXN-1')
  const renamed = shop.database
    .update(orderItems)
    .set({ name: 'Custom package' })
    .where(eq(orderItems.orderId, orderId))
  await expect(renamed).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changes') },
  })
})

test('a request of a customer who is erased at the same time is refused like one without a session', async () => {
  const shop = await openShop()
  const { customer } = await aCustomerOfOld(shop)
  const saved = await shop.database.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, customer.id))
    const saving = shop.call('POST /recipients', {
      token: customer.token,
      body: {
        recipientName: person.name,
        streetAddress: person.street,
        postalCode: '10250',
        contact: person.telephone,
      },
    })
    await untilBlocked(shop)
    return { answer: saving }
  })
  expect((await saved.answer).status).toBe(401)
})
