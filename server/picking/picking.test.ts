import { expect, test } from 'vitest'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { stockOf } from '../testing/order-builders.ts'
import { aPaidOrder, atWork } from '../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { atPicking, chooseFor } from '../testing/picking-builders.ts'

test('while the setting is off, no order is picked, and picking costs customers no query', async () => {
  const shop = await openShop()
  const { session, set } = await atWork(shop)
  // Whether an order can be cancelled depends on its picking.
  await set('orders.customersMayCancel', false)
  const { id, customer } = await aPaidOrder(shop)
  const start = () =>
    shop.call('POST /admin/picking/{orderId}/start', {
      session,
      params: { orderId: id },
      body: {},
    })
  const own = () => shop.call('GET /orders', { token: customer.token })
  expect(await start()).toMatchObject({ status: 409, body: { code: 'notPickedOnPhone' } })
  const before = await shop.statementsOf(own)
  expect(before.filter((statement) => statement.includes('consignments'))).toEqual([])
  await set('orders.picking', true)
  expect((await start()).status).toBe(200)
  expect(await shop.statementsOf(own)).toHaveLength(before.length + 1)
})

test('an order whose money was taken back is not begun, and one that is being picked stays listed', async () => {
  const shop = await openShop()
  const { start, toPick } = await atPicking(shop)
  const begun = await aPaidOrder(shop)
  const other = await aPaidOrder(shop)
  await start(begun.id)
  for (const { attempt } of [begun, other]) await notify(shop, attempt, { status_code: '-3' })
  expect((await toPick()).body).toMatchObject([{ orderId: begun.id }])
  expect(await start(other.id)).toMatchObject({ status: 409, body: { code: 'notToPick' } })
})

test('pickers see the phone number of those who want to be called only, and leave reopening to managers', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack } = await atPicking(shop)
  const { id } = await aPaidOrder(shop)
  const { session } = await anOperator(shop, ['PICKER'])
  const picking = { session, params: { orderId: id } }
  const contact = async () => {
    const { body } = await shop.call('GET /admin/picking/{orderId}', picking)
    return body.contact
  }
  await start(id)
  expect(await contact()).toBeNull()
  await chooseFor(shop, id, 'CALL')
  expect(await contact()).toBe('0771234567')
  await findTheRest(id)
  await pack(id)
  const reopened = await shop.call('POST /admin/picking/{orderId}/packing-undo', picking)
  expect(reopened).toMatchObject({ status: 403, body: { code: 'notAllowed' } })
})

test('a repeated step changes nothing, and an older one is refused with what stands now', async () => {
  const shop = await openShop()
  const { start, send, lineOf } = await atPicking(shop)
  const { id } = await aPaidOrder(shop)
  await start(id)
  const { goods, version } = await lineOf(id, 'Ceylon Tea')
  const facts = { goods, version, atDevice: new Date().toISOString(), short: 0, substitutes: [] }
  const step = { ...facts, opId: crypto.randomUUID(), picked: 2 }
  expect((await send(id, step)).status).toBe(200)
  for (let times = 0; times < 3; times++) expect((await send(id, step)).status).toBe(200)
  const late = { ...facts, opId: crypto.randomUUID(), picked: 1 }
  expect(await send(id, late)).toMatchObject({
    status: 409,
    body: { code: 'editedElsewhere', current: { lines: [{ picked: 2, version: version + 1 }] } },
  })
  const tooMany = { ...late, opId: crypto.randomUUID(), version: version + 1, picked: 3 }
  expect((await send(id, tooMany)).status).toBe(409)
  const both = await Promise.all(
    [1, 2].map((picked) =>
      send(id, { ...facts, version: version + 1, opId: crypto.randomUUID(), picked }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('two operators cannot pick the same order, unless one takes it over', async () => {
  const shop = await openShop()
  const first = await atPicking(shop)
  const second = await atPicking(shop)
  const { id } = await aPaidOrder(shop)
  await first.start(id)
  expect(await second.start(id)).toMatchObject({ status: 409, body: { picker: first.email } })
  expect((await second.say(id, 'Ceylon Tea', { picked: 2 })).status).toBe(409)
  expect((await second.toPick()).body).toMatchObject([{ picker: first.email, isMine: false }])
  expect((await second.start(id, { takeOver: true })).status).toBe(200)
  expect((await first.say(id, 'Ceylon Tea', { picked: 2 })).status).toBe(409)
  expect((await second.say(id, 'Ceylon Tea', { picked: 2 })).status).toBe(200)
})

test('an order that is given back keeps nothing of what was picked', async () => {
  const shop = await openShop()
  const { start, say, giveBack, show } = await atPicking(shop)
  const { id } = await aPaidOrder(shop)
  await start(id)
  await say(id, 'Ceylon Tea', { picked: 2 })
  expect((await giveBack(id)).status).toBe(200)
  expect(await show(id)).toMatchObject({ picker: null, startedAt: null, lines: [{ picked: 0 }] })
})

test('customers cannot cancel an order that is being picked', async () => {
  const shop = await openShop()
  const { start, giveBack } = await atPicking(shop)
  const { id, customer } = await aPaidOrder(shop)
  const own = async () => (await shop.call('GET /orders', { token: customer.token })).body[0]
  expect(await own()).toHaveProperty('cancellable')
  await start(id)
  expect(await own()).not.toHaveProperty('cancellable')
  await giveBack(id)
  expect(await own()).toHaveProperty('cancellable')
})

test('who wants to be called is called twice before anything is left out', async () => {
  const shop = await openShop()
  const { start, say, call } = await atPicking(shop)
  const { id } = await aPaidOrder(shop)
  await chooseFor(shop, id, 'CALL')
  await start(id)
  const leaveOut = () => say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  expect(await leaveOut()).toMatchObject({ status: 409, body: { code: 'callFirst' } })
  const now = shop.shop.now().getTime()
  await call(id, new Date(now - 9 * 60_000))
  await call(id, new Date(now - 60_000))
  expect((await leaveOut()).status).toBe(409)
  await call(id, new Date(now - 20 * 60_000))
  expect((await leaveOut()).status).toBe(200)
})

test('of a customer who cancels and a picker who begins at the same moment, one comes first', async () => {
  const shop = await openShop()
  const { start, detail } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 1000 })
  let sold = 0
  for (let round = 0; round < 100; round++) {
    const body = anOrderOf(customer, recipientId, [[tea, 2]])
    const placed = await shop.call('POST /orders', { body, token: customer.token })
    const attempt = await attemptBehind(shop, String(placed.body.data))
    await notify(shop, attempt)
    const { orderId } = attempt
    const cancelling = { params: { orderId }, token: customer.token }
    const [cancelled, begun] = await Promise.all([
      shop.call('PUT /orders/{orderId}/cancellation', cancelling),
      start(orderId),
    ])
    const statuses = [cancelled.status, begun.status]
    expect([
      [204, 409],
      [409, 200],
    ]).toContainEqual(statuses)
    const isCancelled = cancelled.status === 204
    if (!isCancelled) sold += 2
    expect(await stockOf(shop, tea)).toBe(1000 - sold)
    expect(await detail(orderId)).toMatchObject({
      paymentStatus: isCancelled ? 'CANCELLED' : 'PAID',
      refunds: isCancelled ? [{ amount: 1840 }] : [],
    })
  }
})
