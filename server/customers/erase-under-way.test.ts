import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plusDays } from '../../domain/days.ts'
import { users } from '../database/schema.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { minutesOfDays, ownDataOf } from '../testing/own-data-builders.ts'
import { atRuns, onTheWay } from '../testing/run-builders.ts'
import { askedErasures, eraseDue } from './index.ts'

/** An order in a van, and erasing its customer. */
async function anOrderInAVan() {
  const shop = await openShopInTheMorning()
  const work = await onTheWay(shop, 1)
  const { customer, id } = work.orders[0] ?? {}
  const [stopId] = work.stopIds
  if (!customer || !id || !stopId) throw new Error('No order is in the van')
  const { erase } = await atTheCounter(shop)
  return { ...work, shop, customer, id, stopId, erase: () => erase(customer.id, customer.email) }
}

test('an order that a van has taken out comes first, until somebody has got it', async () => {
  const { id, stopId, driver, aRunOf, erase, runOf } = await anOrderInAVan()
  const refused = { status: 409, body: { code: 'ordersUnderWay', orderIds: [id] } }
  expect(await erase()).toMatchObject(refused)
  await driver.say(stopId, { result: 'NOBODY_HOME' })
  expect(await erase()).toMatchObject(refused)

  const again = await aRunOf([id], { van: 'Van 2' })
  await driver.start(again)
  expect(await erase()).toMatchObject(refused)
  const [stop] = (await runOf(again)).stops
  expect((await driver.say(stop?.stopId ?? 0)).status).toBe(200)
  expect((await erase()).status).toBe(204)
})

test('an order that nobody has got comes first also while it waits in the van of the next day', async () => {
  const { shop, id, customer } = await anOrderInAVan()
  shop.passMinutes(minutesOfDays(1))
  await (await atRuns(shop)).aRunOf([id])
  const { erase } = await atTheCounter(shop)
  const refused = { status: 409, body: { code: 'ordersUnderWay', orderIds: [id] } }
  expect(await erase(customer.id, customer.email)).toMatchObject(refused)
})

test('who has asked to be erased gets first what a van has taken out', async () => {
  const { shop, customer, id, stopId, driver } = await anOrderInAVan()
  const { askForErasure, erasure } = ownDataOf(shop, customer)
  expect((await askForErasure()).body.erasure).toMatchObject({ waitsFor: [id] })
  const erasureAskedAt = plusDays(shop.shop.now(), -8)
  await shop.database.update(users).set({ erasureAskedAt }).where(eq(users.id, customer.id))
  const erased = () => eraseDue(shop.shop, askedErasures, shop.shop.now(), 100)
  expect(await erased()).toBe(0)
  await driver.say(stopId)
  expect(await erasure()).toMatchObject({ waitsFor: [] })
  expect(await erased()).toBe(1)
})

test.each([null, 'NOBODY_HOME', 'REFUSED'] as const)(
  'nobody waits for ever for an order whose driver said %s',
  async (result) => {
    const { shop, customer, stopId, id, driver } = await anOrderInAVan()
    await ownDataOf(shop, customer).askForErasure()
    if (result) await driver.say(stopId, { result })
    shop.passMinutes(minutesOfDays(8))
    expect(await eraseDue(shop.shop, askedErasures, shop.shop.now(), 100)).toBe(1)
    // There is no door any more to which a van could bring it.
    const { plan, addRun, setStops } = await atRuns(shop)
    expect((await plan()).waiting).toEqual([])
    const { runId } = (await addRun()).body
    expect((await setStops(runId, [id])).body.code).toBe('notToDeliver')
  },
)

test('an order that is planned again after a week still comes first', async () => {
  const { shop, customer, id } = await anOrderInAVan()
  shop.passMinutes(minutesOfDays(8))
  await (await atRuns(shop)).aRunOf([id])
  const erasureAskedAt = plusDays(shop.shop.now(), -8)
  await shop.database.update(users).set({ erasureAskedAt }).where(eq(users.id, customer.id))
  expect(await eraseDue(shop.shop, askedErasures, shop.shop.now(), 100)).toBe(0)
})

test('what a driver writes of a door after its customer was erased is not kept', async () => {
  const { shop, session, id, stopId, runId, ...work } = await anOrderInAVan()
  const { undo, cancel, detail, driver, erase, runOf } = work
  await undo(id, { version: (await detail(id)).version, reason: 'It is still here' })
  await cancel(id, { version: (await detail(id)).version, reason: 'Sold out', refund: 'BY_HAND' })
  const [refund] = (await detail(id)).refunds
  await shop.call('POST /admin/refunds/{refundId}/settlement', {
    session,
    params: { refundId: refund?.id ?? 0 },
    body: { reference: 'Slip 1' },
  })
  expect((await erase()).status).toBe(204)
  const said = { receivedBy: 'Mrs. Silva', note: 'Her sister', bags: 2 }
  expect((await driver.say(stopId, said)).status).toBe(200)
  expect((await runOf(runId)).stops).toMatchObject([
    { result: 'DELIVERED', receivedBy: null, note: null, bagsGiven: 2 },
  ])
})
