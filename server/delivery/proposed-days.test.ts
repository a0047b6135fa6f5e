import { expect, test } from 'vitest'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { place } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'

/** Some days before Christmas 2026, in a shop that delivers from 9 to 12 each day. */
async function beforeChristmas() {
  const shop = await openShop()
  shop.passUntil(new Date('2026-12-20T06:00:00Z'))
  const office = await atWork(shop)
  const { session } = office
  await shop.call('POST /admin/delivery/windows', {
    session,
    body: {
      ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], areaId: null, fromMinutes: 540, toMinutes: 720 },
      ...{ capacity: 5, cutoffMinutes: 60 },
    },
  })
  const proposals = async () =>
    (await shop.call('GET /admin/delivery/proposed-days', { session })).body
  return {
    ...office,
    shop,
    proposals,
    take: (facts: object = {}) =>
      shop.call('POST /admin/delivery/proposed-days/taken', {
        session,
        body: { year: 2026, closesDelivery: true, barredCategoryIds: [], ...facts },
      }),
    days: async () => (await shop.call('GET /admin/delivery/days', { session })).body,
    /** The days of the next two weeks on which a customer can have something delivered. */
    offered: async () => {
      const customer = await aCustomer(shop)
      const { body } = await shop.call('GET /delivery/slots', { token: customer.token })
      return new Set(body.slots.map(({ date }: { date: string }) => date))
    },
  }
}

test('holidays are proposed for two years, and close no day by themselves', async () => {
  const { proposals, days, offered } = await beforeChristmas()
  const [first, second] = await proposals()
  expect(first).toEqual({
    year: 2026,
    isEstimate: false,
    days: [
      { date: '2026-12-23', name: 'Unduvap Full Moon Poya Day', kind: 'POYA' },
      { date: '2026-12-25', name: 'Christmas Day', kind: 'PUBLIC' },
    ],
  })
  expect(second).toMatchObject({ year: 2027, isEstimate: true })
  expect(await days()).toEqual([])
  expect(await offered()).toContain('2026-12-25')
})

test('a year is taken over at once, as closed days that can be opened again', async () => {
  const { shop, take, proposals, days, offered, email, session } = await beforeChristmas()
  expect((await take()).body).toEqual({ taken: 2, booked: [] })
  expect((await proposals()).map(({ year }: { year: number }) => year)).toEqual([2027])
  expect((await days()).map(({ changedBy }: { changedBy: string }) => changedBy)).toEqual([
    ...[email, email],
  ])
  expect(await offered()).not.toContain('2026-12-23')
  expect(await offered()).not.toContain('2026-12-25')
  // Twice, as by two operators at once: nothing is left.
  expect((await take()).body).toEqual({ taken: 0, booked: [] })
  const [{ date: _, changedBy: __, ...poya }] = await days()
  await shop.call('PUT /admin/delivery/days/{date}', {
    session,
    params: { date: '2026-12-23' },
    body: { ...poya, closesDelivery: false, keep: [] },
  })
  expect(await offered()).toContain('2026-12-23')
  expect((await proposals())[0]).toMatchObject({ year: 2027 })
})

test('a year can be taken over without closing its days, for all goods but some', async () => {
  const { take, days, offered } = await beforeChristmas()
  await take({ closesDelivery: false, barredCategoryIds: [3] })
  expect(await days()).toMatchObject([
    { date: '2026-12-23', closesDelivery: false, barredCategoryIds: [3] },
    { date: '2026-12-25', closesDelivery: false, barredCategoryIds: [3] },
  ])
  expect(await offered()).toContain('2026-12-23')
})

test('a holiday for which an order is promised is left open, and named', async () => {
  const { shop, take, proposals, offered } = await beforeChristmas()
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const tea = await aProduct(shop)
  const { slots } = (await shop.call('GET /delivery/slots', { token: customer.token })).body
  const { windowId } = slots.find(({ date }: { date: string }) => date === '2026-12-25')
  const slot = { windowId, date: '2026-12-25' }
  await place(shop, customer, { ...anOrderOf(customer, recipientId, [[tea, 1]]), slot })
  expect((await take()).body).toEqual({
    taken: 1,
    booked: [{ date: '2026-12-25', name: 'Christmas Day', orders: [expect.any(Number)] }],
  })
  expect(await offered()).toContain('2026-12-25')
  expect((await proposals())[0].days).toHaveLength(1)
})
