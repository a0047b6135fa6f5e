import { expect, test } from 'vitest'
import { deliveryAreas, orders, products } from '../database/schema.ts'
import { aProduct } from '../testing/builders.ts'
import { aDeliveringShop, anAddressIn, elsewhere } from '../testing/delivery-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { ordersOf } from '../testing/order-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { until } from '../testing/until.ts'

test('a shop without areas charges and shows no fee, and reads no more than before', async () => {
  const { shop, customer, cart, order } = await aDeliveringShop()
  expect(await cart()).not.toHaveProperty('delivery')
  const statements = await shop.statementsOf(async () => {
    await cart()
    expect((await order(1, '1000.00')).status).toBe(201)
    await ordersOf(shop, customer)
  })
  expect(statements.filter((text) => /from "?delivery/.test(text))).toEqual([])
  const [placed] = await ordersOf(shop, customer)
  expect(placed).not.toHaveProperty('deliveryFee')
  const [letter] = await shop.deliverMails()
  expect(letter?.text).not.toContain('Delivery fee')
  expect(letter?.text).toContain('Delivery within 10 days')
})

test('the fee of an area is a part of what its orders cost, everywhere', async () => {
  const { shop, customer, office, order } = await aDeliveringShop()
  await office.add()
  const placed = await order(2, '2300.00')
  expect(placed.status).toBe(201)
  const attempt = await attemptBehind(shop, placed.body.data)
  expect(attempt.amount).toBe('2300.00')

  const [seen] = await ordersOf(shop, customer)
  expect(seen).toMatchObject({ totalAmount: 2300, deliveryFee: 300 })
  const [confirmation] = await shop.deliverMails()
  expect(confirmation?.text).toMatch(/Delivery fee.*300\.00[\s\S]*Total.*2,300\.00/)

  await notify(shop, attempt)
  const detail = await office.detail(attempt.orderId)
  expect(detail).toMatchObject({ totalAmount: 2300, deliveryFee: 300, keptAmount: 2300 })
  expect((await office.list({})).items[0]?.totalAmount).toBe(2300)
  const { session } = office
  const query = { period: 'today' }
  const dashboard = await shop.call('GET /admin/dashboard', { session, query })
  expect(JSON.stringify(dashboard.body)).toContain('2300')
})

test('all goods of an order can be credited, and its fee by goodwill; a cancelled order gives both back', async () => {
  const { shop, office, order } = await aDeliveringShop()
  await office.add()
  const { session } = office
  const paid = async () => {
    const attempt = await attemptBehind(shop, (await order(2, '2300.00')).body.data)
    await notify(shop, attempt)
    return attempt.orderId
  }
  const credited = await paid()
  const give = (body: object) =>
    shop.call('POST /admin/orders/{orderId}/credits', {
      session,
      params: { orderId: credited },
      body: { reason: 'Lost', refund: 'BY_HAND', requestKey: crypto.randomUUID(), ...body },
    })
  const [goods] = (await office.detail(credited)).goods
  const lines = [{ goods: goods?.key, units: 2 }]
  expect((await give({ kind: 'NOT_SUPPLIED', lines })).status).toBe(204)
  expect((await office.detail(credited)).keptAmount).toBe(300)
  expect((await give({ kind: 'GOODWILL', amount: 300.01 })).status).toBe(409)
  expect((await give({ kind: 'GOODWILL', amount: 300 })).status).toBe(204)
  expect((await office.detail(credited)).keptAmount).toBe(0)

  const cancelled = await paid()
  const { version } = await office.detail(cancelled)
  await office.cancel(cancelled, { version, reason: 'Closed', refund: 'BY_HAND' })
  expect((await office.detail(cancelled)).refunds).toMatchObject([{ amount: 2300 }])
})

test('goods for exactly the threshold are delivered for no fee, one cent less is not', async () => {
  const { shop, customer, office, recipientId, order } = await aDeliveringShop()
  await office.add()
  expect((await order(10, '10000.00')).status).toBe(201)
  expect((await order(10, '10300.00')).body.code).toBe('pricesChanged')
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 9999.99 })
  const body = {
    userId: customer.id,
    recipientId,
    totalAmount: '10299.99',
    discountAmount: '0.00',
    transactionId: 'TXN-tea',
    items: [],
    orderProducts: [{ productId: tea.id, quantity: 1, totalAmount: 9999.99 }],
  }
  expect((await shop.call('POST /orders', { body, token: customer.token })).status).toBe(201)
  const seen = await ordersOf(shop, customer)
  expect(seen.map(({ deliveryFee }: { deliveryFee?: number }) => deliveryFee)).toEqual([
    300,
    undefined,
  ])
})

test('a fee that changed between the checkout and the order is refused with the new amounts', async () => {
  const { shop, office, cart, order } = await aDeliveringShop()
  const { areaId } = (await office.add()).body
  expect((await cart()).delivery.areas).toMatchObject([{ areaId, name: 'Colombo', fee: 300 }])
  await office.edit(areaId, 1, { fee: 350 })
  const refused = await order(1, '1300.00')
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'pricesChanged', totalAmount: '1350.00', deliveryFee: '350.00' },
  })
  expect(await shop.database.$count(orders)).toBe(0)
  expect((await shop.database.select().from(products))[0]?.stockQuantity).toBe(50)
  expect((await order(1, '1350.00')).status).toBe(201)
  await office.edit(areaId, 2, { fee: 500 })
  expect((await order(1, '1350.00')).status).toBe(409)
})

test('an address outside of the areas is told so with the areas served, in the language of the call', async () => {
  const { shop, customer, office, rice, order } = await aDeliveringShop()
  const jaffna = await anAddressIn(shop, customer, '40000')
  expect((await order(1, '1000.00', { to: jaffna })).status).toBe(201)
  await office.add()
  await office.add({ name: 'Islands', codes: [{ from: '40500', to: '40599' }], isServed: false })
  const refused = await order(1, '1000.00', { to: jaffna })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'notDelivered', areas: ['Colombo'] },
  })
  expect(refused.body.message).toContain('We deliver to: Colombo.')
  const query = { language: 'si' }
  const line = { productId: rice.id, quantity: 1, totalAmount: 1000 }
  const body = {
    userId: customer.id,
    recipientId: jaffna,
    totalAmount: '1000.00',
    discountAmount: '0.00',
    transactionId: 'TXN-si',
    items: [],
    orderProducts: [line],
  }
  const inSinhala = await shop.call('POST /orders', { body, query, token: customer.token })
  expect(inSinhala.body.message).toContain('කොළඹ')

  await office.add({ ...elsewhere, fee: 900 })
  expect((await order(1, '1900.00', { to: jaffna })).status).toBe(201)
})

test('an order that is too small for its area says how much is missing', async () => {
  const { office, order } = await aDeliveringShop()
  await office.add({ minimum: 2500 })
  const refused = await order(2, '2300.00')
  expect(refused).toMatchObject({ status: 409, body: { code: 'belowMinimum' } })
  expect(refused.body.message).toBe('LKR 500.00 more for delivery to Colombo.')
  expect((await order(3, '3300.00')).status).toBe(201)
})

test.each(['00500', '500', 'Colombo 5', '99999', '００５００', '5'.repeat(20), '-1', '١٠٢٥٠'])(
  'the postal code %s is in an area or elsewhere, and breaks nothing',
  async (postalCode) => {
    const { shop, customer, office, order } = await aDeliveringShop()
    await office.add()
    await office.add({ ...elsewhere, fee: 700 })
    const to = await anAddressIn(shop, customer, postalCode)
    const isColombo = ['00500', '００５００'].includes(postalCode)
    expect((await order(1, isColombo ? '1300.00' : '1700.00', { to })).status).toBe(201)
  },
)

test('an operator adds, changes and removes areas; the audit log says who, and orders keep theirs', async () => {
  const { shop, customer, office, order } = await aDeliveringShop()
  const added = await office.add()
  const { areaId } = added.body
  expect(added).toMatchObject({ status: 201, body: { name: 'Colombo', version: 1 } })
  await order(1, '1300.00')
  expect((await office.add({ codes: [] })).body).toMatchObject({ code: 'areaWithoutCodes' })
  for (const wrong of [{ fee: -1 }, { fee: 0.001 }, { codes: [{ from: '2', to: '3' }] }]) {
    expect((await office.add(wrong)).status).toBe(400)
  }
  expect((await office.add(elsewhere)).status).toBe(201)
  expect((await office.add(elsewhere)).body.code).toBe('elsewhereIsSet')

  const late = await Promise.all([
    office.edit(areaId, 1, { fee: 200 }),
    office.edit(areaId, 1, { fee: 100 }),
  ])
  expect(late.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await office.remove(areaId)).status).toBe(204)
  expect((await office.remove(areaId)).status).toBe(404)
  expect((await office.areas()).areas).toMatchObject([{ kind: 'ELSEWHERE' }])
  expect((await ordersOf(shop, customer))[0].deliveryFee).toBe(300)

  const query = { subjectKind: 'delivery area' }
  const log = await shop.call('GET /admin/audit-log', { session: office.session, query })
  const actions = log.body.items.map(({ action }: { action: string }) => action)
  expect(actions).toEqual([
    'remove delivery area',
    'edit delivery area',
    'add delivery area',
    'add delivery area',
  ])
})

test('an area is added once, also by two operators at once, and none becomes a copy of another', async () => {
  const { office } = await aDeliveringShop()
  const both = await Promise.all([office.add(), office.add()])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const [first] = (await office.areas()).areas
  const codes = first.codes.toReversed()
  expect((await office.add({ name: 'COLOMBO', codes })).body.code).toBe('areaIsThere')
  const nearby = (await office.add({ codes: codes.slice(1) })).body
  const copying = await office.edit(nearby.areaId, 1)
  expect(copying).toMatchObject({ status: 409, body: { code: 'areaIsThere' } })
  expect((await office.edit(nearby.areaId, 1, { name: 'Suburbs' })).status).toBe(200)
  expect((await office.edit(first.areaId, 1, { fee: 200 })).status).toBe(200)

  const place = { kind: 'COLLECTION' as const, name: 'Our shop', codes: [] }
  expect((await office.add(place)).status).toBe(201)
  expect((await office.add(place)).body.code).toBe('areaIsThere')
  await office.remove(first.areaId)
  expect((await office.add()).status).toBe(201)
})

test('the banner follows the highest threshold, and cached pages follow the banner', async () => {
  const { shop, office } = await aDeliveringShop()
  const banner = async () => (await office.areas()).freeFrom
  const stamp = () => shop.shop.catalogue.lastStamp
  expect(await banner()).toBe(10_000)
  const atFirst = stamp()
  const { areaId } = (await office.add({ freeFrom: 12_000 })).body
  expect(await banner()).toBe(12_000)
  expect(stamp()).toBeGreaterThan(atFirst)
  await office.add({ ...elsewhere, freeFrom: 15_000 })
  expect(await banner()).toBe(15_000)
  await office.edit(areaId, 1, { freeFrom: null })
  expect(await banner()).toBe(null)
  await office.edit(areaId, 2, { fee: 0 })
  expect(await banner()).toBe(15_000)
})

test('every instance follows at once, also a change that no instance has made', async () => {
  const { shop, office } = await aDeliveringShop()
  const other = await openShop({ databaseUrl: shop.databaseUrl })
  await office.add()
  await until(() => expect(other.shop.delivery.areas).toHaveLength(1))
  await shop.database.update(deliveryAreas).set({ removedAt: new Date() })
  await until(() => expect(other.shop.delivery.areas).toHaveLength(0))
})

test('a customer collects an order at a place of the shop, for its own fee and at its own times', async () => {
  const { shop, customer, office, order, cart } = await aDeliveringShop()
  await office.add()
  const place = { kind: 'COLLECTION' as const, name: 'Our shop', codes: [], fee: 0, freeFrom: null }
  const { areaId } = (await office.add({ ...place, names: { si: 'අපේ වෙළඳසැල', ta: '' } })).body
  const jaffna = await anAddressIn(shop, customer, '40000')
  const collect = (collectAt: number) => order(1, '1000.00', { to: jaffna, collectAt } as object)
  expect((await cart()).delivery.areas).toContainEqual(
    expect.objectContaining({ areaId, kind: 'COLLECTION', name: 'Our shop' }),
  )
  expect((await collect(areaId - 1)).body.code).toBe('notCollected')
  expect((await collect(999)).body.code).toBe('notCollected')
  const placed = await collect(areaId)
  expect(placed.status).toBe(201)
  expect((await ordersOf(shop, customer))[0]).toMatchObject({ collectAt: 'Our shop' })
  const [mail] = await shop.deliverMails()
  expect(mail?.text).toMatch(/Collect at.*Our shop/)
  expect(mail?.text).toContain('Ready within 10 days')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Deliver to|on its way|with you by/)

  const attempt = await attemptBehind(shop, placed.body.data)
  await notify(shop, attempt)
  const received = (await shop.deliverMails()).at(-1)
  expect(received?.text).toContain('Ready by: ')
  expect(received?.html).not.toMatch(/with you by/i)
  const { version, collectAt } = await office.detail(attempt.orderId)
  expect(collectAt).toBe('Our shop')
  const { items: atOurShop } = await office.list({ area: 'our shop' })
  expect(atOurShop).toMatchObject([{ id: attempt.orderId, collectAt: 'Our shop' }])
  await office.complete({ orderId: attempt.orderId, version })
  shop.passMinutes(6)
  const subjects = (await shop.deliverMails()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('on its way'))).toEqual([])

  expect((await order(1, '1000.00', { to: jaffna })).body.code).toBe('notDelivered')
})
