import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { categories, orders, products } from '../database/schema.ts'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { aPaidOrder, aPaidShortOrder, atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'
import { atPicking } from '../testing/picking-builders.ts'
import { asLoad, atRuns, onTheWay } from '../testing/run-builders.ts'
import { aTimedShop, soon } from '../testing/slot-builders.ts'

test('with the setting off no run is planned, and nobody sees one', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { session } = office
  const setting = { session, params: { key: 'delivery.runs' } }
  await shop.call('PUT /admin/settings/{key}', { ...setting, body: { value: false, version: 1 } })
  expect((await office.addRun()).body).toMatchObject({ code: 'noRuns' })
  expect((await office.plan()).runs).toEqual([])
  expect((await office.driver.mine()).runs).toEqual([])
  const { body } = await shop.call('GET /admin/session', { session })
  expect(body.deliversInRuns).toBe(false)
})

test('paid orders wait to be planned, with what the van has to know of each', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  await anUnpaidOrder(shop)
  const first = await aPaidOrder(shop)
  const second = await aPaidShortOrder(shop)
  const collected = await aPaidOrder(shop)
  const { database } = shop
  await database.update(orders).set({ collectAt: 'Store' }).where(eq(orders.id, collected.id))
  const [tea] = await database.select().from(products).where(eq(products.id, first.productId))
  await database
    .update(categories)
    .set({ storage: 'COLD' })
    .where(eq(categories.id, tea?.categoryId ?? 0))
  const { waiting } = await office.plan()
  expect(waiting).toMatchObject([
    { orderId: first.id, hasColdGoods: true, hindrance: null, bags: null, isPacked: false },
    { orderId: second.id, hindrance: 'SHORT', attempts: 0 },
  ])
  expect(Object.keys(waiting[0] ?? {})).not.toContain('totalAmount')
})

test('an order is in one run at a time, and its stops keep the order in which they were put', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const ids = [
    (await aPaidOrder(shop)).id,
    (await aPaidOrder(shop)).id,
    (await aPaidOrder(shop)).id,
  ]
  const [one = 0, two = 0, three = 0] = ids
  const first = await office.aRunOf([three, one, two])
  const stopsOf = async (runId: number) =>
    (await office.runOf(runId)).stops.map(({ orderId }) => orderId)
  expect(await stopsOf(first)).toEqual([three, one, two])
  expect((await office.plan()).waiting).toEqual([])

  const second = await office.aRunOf([one], { van: 'Van 2', driver: null })
  expect(await stopsOf(first)).toEqual([three, two])
  expect(await stopsOf(second)).toEqual([one])
  await office.setStops(first, [two, three])
  expect(await stopsOf(first)).toEqual([two, three])
  await office.setStops(first, [two])
  expect((await office.plan()).waiting.map(({ orderId }) => orderId)).toEqual([three])
  expect((await office.remove(second, 2)).status).toBe(204)
  expect((await office.plan()).waiting.map(({ orderId }) => orderId)).toEqual([one, three])
})

test('an order that gets another time leaves the van of its old day, and who plans that looks again', async () => {
  const { shop, morning, afternoon, book, pay, move, office: clerk } = await aTimedShop()
  const office = await atRuns(shop)
  const id = await pay(await book(morning))
  const { runId } = (await office.addRun({ date: soon })).body
  await office.setStops(runId, [id], soon)
  const moveTo = async (slot: object) => {
    const { version } = await clerk.detail(id)
    expect((await move(id, version, slot)).status).toBe(204)
    return office.runOf(runId, soon)
  }
  const sameDay = await moveTo(afternoon)
  expect(sameDay.stops).toMatchObject([{ orderId: id }])

  const date = dayInColombo(plusDays(new Date(`${soon}T06:00:00Z`), 7))
  expect((await moveTo({ ...morning, date })).stops).toEqual([])
  expect((await office.plan()).waiting).toMatchObject([{ orderId: id, promisedBy: date }])
  const { session } = office
  const asSeen = { stops: [asLoad(id)], version: sameDay.version }
  const stale = { session, params: { runId }, body: asSeen }
  expect((await shop.call('PUT /admin/runs/{runId}/stops', stale)).body.code).toBe(
    'editedElsewhere',
  )
})

test('twenty planners who want one order at once leave it in one run', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { id } = await aPaidOrder(shop)
  const runs = await Promise.all([1, 2, 3, 4].map(() => office.aRunOf([])))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, each) => office.setStops(runs[each % 4] ?? 0, [id])),
  )
  expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true)
  const planned = (await office.plan()).runs.flatMap(({ stops }) => stops)
  expect(planned.map(({ orderId }) => orderId)).toEqual([id])
})

test('who planned with an older version is told, and nothing changes', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { id } = await aPaidOrder(shop)
  const runId = await office.aRunOf([id])
  const { session } = office
  const call = { session, params: { runId }, body: { stops: [], version: 1 } }
  const stale = await shop.call('PUT /admin/runs/{runId}/stops', call)
  expect(stale.body.code).toBe('editedElsewhere')
  expect((await office.remove(runId, 1)).body.code).toBe('editedElsewhere')
  expect((await office.runOf(runId)).stops).toHaveLength(1)
})

test('only what can be delivered is put into a run, and only somebody who drives drives it', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const runId = await office.aRunOf([])
  const { id } = await anUnpaidOrder(shop)
  expect((await office.setStops(runId, [id])).body).toMatchObject({ code: 'notToDeliver' })
  expect((await office.setStops(runId, [999_999])).body).toMatchObject({ code: 'notToDeliver' })
  const picker = await anOperator(shop, ['PICKER'])
  const facts = { van: 'Van 1', driver: picker.email, version: 2 }
  expect((await office.edit(runId, facts)).body.code).toBe('unknownDriver')
  expect((await office.edit(runId, { ...facts, driver: null })).status).toBe(204)
  expect((await office.edit(999_999, { ...facts, driver: null })).body.code).toBe('unknownRun')
  expect((await office.addRun({ van: ' ' })).status).toBe(400)
})

test('a run that has left keeps its orders; another driver can take it over', async () => {
  const shop = await openShopInTheMorning()
  const { runId, ids, setStops, remove, edit, runOf, aRunOf } = await onTheWay(shop)
  expect((await setStops(runId, [])).body.code).toBe('runStarted')
  expect((await remove(runId, (await runOf(runId)).version)).body.code).toBe('runStarted')
  const other = await aRunOf([])
  expect((await setStops(other, ids)).body).toMatchObject({ code: 'onTheWay', orders: ids })
  const { version } = await runOf(runId)
  const noDriver = { van: 'Van 1', driver: null, version }
  expect((await edit(runId, noDriver)).body.code).toBe('runStarted')
  const second = await anOperator(shop, ['DRIVER'])
  expect((await edit(runId, { ...noDriver, driver: second.email })).status).toBe(204)
  const mine = await shop.call('GET /admin/driving', { session: second.session })
  expect(mine.body.runs).toHaveLength(1)
})

test('a run waits for what is not packed, or leaves without it', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const picker = await atPicking(shop)
  const [ready, picked, cancelled] = [
    await aPaidOrder(shop),
    await aPaidOrder(shop),
    await aPaidOrder(shop),
  ]
  await picker.start(picked.id)
  const runId = await office.aRunOf([picked.id, ready.id, cancelled.id])
  const { version } = await office.detail(cancelled.id)
  await office.cancel(cancelled.id, { version, reason: 'Closed', refund: 'BY_HAND' })
  const { driver } = office
  const refused = await driver.start(runId)
  const orders = [{ orderId: picked.id, reason: 'PICKING' }]
  expect(refused).toMatchObject({ status: 409, body: { code: 'cannotLeave', orders } })
  expect((await driver.mine()).runs[0]?.startedAt).toBeNull()

  const started = await driver.start(runId, [picked.id])
  expect(started.status).toBe(200)
  expect((await driver.start(runId)).status).toBe(200)
  const stops = (await office.runOf(runId)).stops.map(({ orderId }) => orderId)
  expect(stops).toEqual([ready.id])
  expect((await office.plan()).waiting.map(({ orderId }) => orderId)).toEqual([picked.id])
  const { history } = await office.detail(ready.id)
  expect(history.filter(({ kind }) => kind === 'COMPLETED')).toMatchObject([
    { cause: `Left the store with ${driver.email}, Van 1` },
  ])
})

test('a run of another day, and an empty one, do not start', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { id } = await aPaidOrder(shop)
  const tomorrow = dayInColombo(plusDays(shop.shop.now(), 1))
  const { runId } = (await office.addRun({ date: tomorrow })).body
  await office.setStops(runId, [id], tomorrow)
  expect((await office.driver.start(runId)).status).toBe(404)
  const empty = await office.aRunOf([])
  expect((await office.driver.start(empty)).body.code).toBe('emptyRun')
})

test('an order of a run that never left, or whose driver never answered, waits again the next day', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId, ids } = await onTheWay(shop, 2)
  const [answered = 0, silent = 0] = ids
  const { runs } = await driver.mine()
  await driver.say(runs[0]?.stops[0]?.stopId ?? 0)
  const before = await atWork(shop)
  const left = await aPaidOrder(shop)
  const { session } = before
  const first = await shop.call('POST /admin/runs', {
    session,
    body: { date: dayInColombo(shop.shop.now()), van: 'Van 2', driver: driver.email },
  })
  const stops = { stops: [asLoad(left.id)], version: 1 }
  const params = { runId: first.body.runId }
  await shop.call('PUT /admin/runs/{runId}/stops', { session, params, body: stops })

  shop.passMinutes(24 * 60)
  const office = await anOperator(shop)
  const today = dayInColombo(shop.shop.now())
  const plan = async () =>
    (
      await shop.call('GET /admin/runs/{date}', {
        session: office.session,
        params: { date: today },
      })
    ).body
  const waiting = async () =>
    (await plan()).waiting.map(({ orderId }: { orderId: number }) => orderId)
  expect(await waiting()).toEqual([silent, left.id])
  const body = { date: today, van: 'Van 1', driver: driver.email }
  const again = (await shop.call('POST /admin/runs', { session: office.session, body })).body.runId
  const set = await shop.call('PUT /admin/runs/{runId}/stops', {
    session: office.session,
    params: { runId: again },
    body: { stops: [silent, left.id].map(asLoad), version: 1 },
  })
  expect(set.status).toBe(204)
  expect(await waiting()).toEqual([])
  const refused = await shop.call('PUT /admin/runs/{runId}/stops', {
    session: office.session,
    params: { runId: again },
    body: { stops: [asLoad(answered)], version: 2 },
  })
  expect(refused.body.code).toBe('notToDeliver')
  expect(runId).not.toBe(again)
})

test('an order that its customer fetched after all is completed by hand, and waits no more', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, undo, complete, detail, plan } = await onTheWay(shop, 1)
  const [id = 0] = ids
  await driver.say(stopIds[0] ?? 0, { result: 'NOBODY_HOME' })
  expect((await plan()).waiting).toHaveLength(1)
  await undo(id, { version: (await detail(id)).version, reason: 'Fetched in the store' })
  shop.passMinutes(1)
  await complete({ orderId: id, version: (await detail(id)).version })
  expect((await plan()).waiting).toEqual([])
})

test('a van takes along what the driver of the day before never said anything of', async () => {
  const shop = await openShopInTheMorning()
  const { ids } = await onTheWay(shop, 1)
  shop.passMinutes(24 * 60)
  const { aRunOf, driver, runOf } = await atRuns(shop)
  const all = [...ids, (await aPaidOrder(shop)).id]
  const again = await aRunOf(all)
  expect((await driver.start(again)).status).toBe(200)
  expect((await runOf(again)).stops.map(({ orderId }) => orderId)).toEqual(all)
})

test('what is taken out of its second run before that leaves waits again', async () => {
  const shop = await openShopInTheMorning()
  const { ids } = await onTheWay(shop, 1)
  shop.passMinutes(24 * 60)
  const { aRunOf, driver, plan, setStops } = await atRuns(shop)
  const waiting = async () => (await plan()).waiting.map(({ orderId }) => orderId)
  const again = await aRunOf(ids)
  await setStops(again, [])
  expect(await waiting()).toEqual(ids)
  await setStops(again, ids)
  await driver.start(again)
  await driver.undoStart(again)
  await setStops(again, [])
  expect(await waiting()).toEqual(ids)
})
