import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import {
  deliveryRuns,
  deliveryStops,
  drivingSteps,
  orders,
  privatePictures,
} from '../database/schema.ts'
import { aPhoto } from '../testing/claim-builders.ts'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { aPaidOrder, atWork } from '../testing/order-work-builders.ts'
import { ownDataOf } from '../testing/own-data-builders.ts'
import { aDriver, atRuns, onTheWay } from '../testing/run-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

test('a driver sees the own run of today, and of an order no more than the way to the door needs', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { id } = await aPaidOrder(shop)
  await office.aRunOf([id])
  const tomorrow = dayInColombo(plusDays(shop.shop.now(), 1))
  await office.addRun({ date: tomorrow })
  const { runs } = await office.driver.mine()
  expect(runs).toMatchObject([{ van: 'Van 1', stops: [{ orderId: id, result: null }] }])
  const text = JSON.stringify(runs)
  for (const hidden of ['@', 'Rs', 'amount', 'price', 'nic', '1840']) {
    expect(text.replaceAll(office.driver.email, '')).not.toContain(hidden)
  }
  const other = await aDriver(shop)
  expect((await other.mine()).runs).toEqual([])
})

test('a driver tells the runs of one van apart as the office does', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const other = await aDriver(shop)
  await office.addRun({ driver: other.email })
  await office.addRun()
  await office.addRun({ van: 'Van 2' })
  await office.addRun()
  expect((await office.driver.mine()).runs).toMatchObject([
    { van: 'Van 1', round: 2 },
    { van: 'Van 2', round: 1 },
    { van: 'Van 1', round: 3 },
  ])
})

test('nobody says anything of a stop of another driver, of a run that has not left, or of long ago', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const { id } = await aPaidOrder(shop)
  const runId = await office.aRunOf([id])
  const [stop] = (await office.runOf(runId)).stops
  const stopId = stop?.stopId ?? 0
  const other = await aDriver(shop)
  expect((await office.driver.say(stopId)).body.code).toBe('runNotStarted')
  await office.driver.start(runId)
  expect((await other.say(stopId)).status).toBe(404)
  expect((await other.start(runId)).status).toBe(404)
  expect((await other.photograph(stopId, await aPhoto())).status).toBe(404)
  expect((await office.driver.say(999_999)).status).toBe(404)
  const { database } = shop
  const date = dayInColombo(plusDays(shop.shop.now(), -4))
  await database.update(deliveryRuns).set({ date }).where(eq(deliveryRuns.id, runId))
  expect((await office.driver.say(stopId)).status).toBe(404)
  const asDriver = { session: office.driver.session, params: { orderId: id } }
  expect((await shop.call('GET /admin/orders/{orderId}', asDriver)).status).toBe(403)
})

test('what was delivered is in the order, its history and the plan of the office', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, runOf, runId, detail } = await onTheWay(shop)
  const [stopId = 0] = stopIds
  const said = { receivedBy: 'Mrs. Silva', note: 'Green gate', bags: 2 }
  expect((await driver.say(stopId, said)).status).toBe(200)
  expect((await runOf(runId)).stops[0]).toMatchObject({
    result: 'DELIVERED',
    ...{ receivedBy: 'Mrs. Silva', note: 'Green gate', bagsGiven: 2 },
  })
  const { history, paymentStatus } = await detail(ids[0] ?? 0)
  expect(paymentStatus).toBe('COMPLETED')
  expect(history.at(-1)).toMatchObject({ kind: 'DELIVERED' })
})

test('delivered twice is delivered once; who says something else is told what stands', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds } = await onTheWay(shop)
  const [stopId = 0] = stopIds
  const opId = crypto.randomUUID()
  expect((await driver.say(stopId, { opId })).status).toBe(200)
  expect((await driver.say(stopId, { opId })).status).toBe(200)
  expect((await driver.say(stopId)).body.code).toBe('stopDone')
  const refused = await driver.say(stopId, { result: 'NOBODY_HOME' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'stopDone' } })
  expect(refused.body.current.runs[0].stops[0]).toMatchObject({ result: 'DELIVERED' })
  expect(await shop.database.$count(drivingSteps)).toBe(1)
})

test('parallel taps of one stop: one counts', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds } = await onTheWay(shop, 1)
  const [stopId = 0] = stopIds
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, each) =>
      driver.say(stopId, { result: each % 2 ? 'DELIVERED' : 'NOBODY_HOME' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('a morning of forty stops without a connection arrives once, in the order of the phone, however often it is sent', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids } = await onTheWay(shop, 40)
  shop.passMinutes(4 * 60)
  const sentAt = shop.shop.now()
  // Half of the way ago the promised hours ended.
  const promisedTo = new Date(sentAt.getTime() - 102 * 60_000)
  await shop.database.update(orders).set({ promisedFrom: plusDays(promisedTo, -1), promisedTo })
  const steps = stopIds.map((stopId, place) => ({
    stopId,
    opId: crypto.randomUUID(),
    result: place % 10 === 3 ? ('NOBODY_HOME' as const) : ('DELIVERED' as const),
    // The clock of the phone is a day ahead.
    atDevice: plusDays(new Date(sentAt.getTime() - (200 - 5 * place) * 60_000), 1).toISOString(),
    sentAtDevice: plusDays(sentAt, 1).toISOString(),
  }))
  for (let round = 0; round < 3; round++) {
    for (const { stopId, ...step } of steps) {
      const { status } = await driver.say(stopId, step)
      expect(status).toBe(200)
    }
  }
  expect(await shop.database.$count(drivingSteps)).toBe(40)
  const stops = await shop.database.select().from(deliveryStops).orderBy(deliveryStops.doneAt)
  expect(stops.map(({ id }) => id)).toEqual(stopIds)
  const [first] = stops
  const minutesAgo = (sentAt.getTime() - (first?.doneAt?.getTime() ?? 0)) / 60_000
  expect(Math.round(minutesAgo)).toBe(200)
  const subjects = (await shop.deliverMails()).map(({ subject }) => subject)
  const about = (words: RegExp) => subjects.filter((subject) => words.test(subject)).length
  expect([about(/is delivered/), about(/We missed you/), about(/comes today/)]).toEqual([36, 4, 0])
  // The session of the office has ended in the meantime, that of the driver has not.
  const { session, detail } = await atWork(shop)
  const { history } = await detail(ids[0] ?? 0)
  expect(history.filter(({ kind }) => kind === 'DELIVERED')).toHaveLength(1)
  const { body: promises } = await shop.call('GET /admin/delivery/promises', { session })
  expect(promises).toMatchObject({ kept: 20, broken: 20, late: [] })
  const waiting = await shop.call('GET /admin/runs/{date}', {
    session,
    params: { date: dayInColombo(shop.shop.now()) },
  })
  expect(waiting.body.waiting).toHaveLength(4)
})

test('what was not delivered waits to be planned again, and goes out again', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, plan, aRunOf, detail } = await onTheWay(shop)
  const [first = 0, second = 0] = stopIds
  await driver.say(first, { result: 'NOBODY_HOME', note: 'Rang twice' })
  await driver.say(second, { result: 'REFUSED' })
  expect((await plan()).waiting).toMatchObject([
    { orderId: ids[0], attempts: 1, hindrance: null },
    { orderId: ids[1], attempts: 1 },
  ])
  const again = await aRunOf([ids[0] ?? 0], { van: 'Van 2' })
  expect((await driver.start(again)).status).toBe(200)
  const { runs } = await driver.mine()
  await driver.say(runs.at(-1)?.stops[0]?.stopId ?? 0)
  const { history } = await detail(ids[0] ?? 0)
  expect(history.map(({ kind }) => kind).slice(-4)).toEqual([
    ...['COMPLETED', 'NOT_DELIVERED', 'OUT_AGAIN', 'DELIVERED'],
  ])
  expect((await plan()).waiting.map(({ orderId }) => orderId)).toEqual([ids[1]])
})

test('what the driver did counts although the office called the order back', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, undo, detail, plan } = await onTheWay(shop)
  const [stopId = 0] = stopIds
  const [id = 0] = ids
  const { version } = await detail(id)
  expect((await undo(id, { version, reason: 'Wrong box' })).status).toBe(204)
  expect((await driver.mine()).runs[0]?.stops[0]).toMatchObject({ result: 'TAKEN_BACK' })
  expect((await plan()).waiting.map(({ orderId }) => orderId)).toEqual([id])
  expect((await driver.say(stopId)).status).toBe(200)
  expect(await detail(id)).toMatchObject({ paymentStatus: 'COMPLETED' })
  expect((await plan()).waiting).toEqual([])
})

test('an order that was called back and planned again is handed over once, no matter which driver says it first', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, undo, detail, plan, aRunOf, runOf } = await onTheWay(shop)
  const [stopId = 0] = stopIds
  const [id = 0] = ids
  const { version } = await detail(id)
  await undo(id, { version, reason: 'Wrong box' })
  const planned = await aRunOf([id], { van: 'Van 2' })
  expect((await driver.say(stopId)).status).toBe(200)
  expect((await runOf(planned)).stops).toEqual([])
  expect((await plan()).waiting).toEqual([])

  const { version: delivered } = await detail(id)
  await undo(id, { version: delivered, reason: 'Wrong box again' })
  const second = await aRunOf([id], { van: 'Van 3' })
  expect((await driver.start(second)).status).toBe(200)
  const [again] = (await runOf(second)).stops
  expect((await driver.say(again?.stopId ?? 0)).status).toBe(200)
  expect((await driver.say(stopId)).body.code).toBe('stopDone')
})

test('a delivery that was noted by mistake is taken back with its order', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, undo, detail, plan } = await onTheWay(shop)
  await driver.say(stopIds[0] ?? 0, { receivedBy: 'Mrs. Silva', bags: 1 })
  const [id = 0] = ids
  const { version } = await detail(id)
  expect((await undo(id, { version, reason: 'Wrong door' })).status).toBe(204)
  expect(await detail(id)).toMatchObject({ paymentStatus: 'PAID' })
  expect((await plan()).waiting.map(({ orderId }) => orderId)).toEqual([id])
})

test('a run that was started by mistake is in the store again, and nobody is told', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId, ids, detail, stopIds, orders, set } = await onTheWay(shop)
  await set('orders.story', true)
  expect((await driver.undoStart(runId)).status).toBe(200)
  expect((await driver.undoStart(runId)).status).toBe(200)
  expect((await driver.mine()).runs[0]).toMatchObject({ startedAt: null, stops: [{}, {}] })
  expect(await detail(ids[0] ?? 0)).toMatchObject({ paymentStatus: 'PAID' })
  shop.passMinutes(6)
  const subjects = (await shop.deliverMails()).map(({ subject }) => subject).join()
  expect(subjects).not.toMatch(/comes today|not left/)
  const { token = '' } = orders[0]?.customer ?? {}
  const [{ story }] = (await shop.call('GET /orders', { token })).body
  expect(story.map(({ kind }: { kind: string }) => kind)).toEqual(['PLACED', 'PAID'])

  await driver.start(runId)
  await driver.say(stopIds[0] ?? 0)
  expect((await driver.undoStart(runId)).body.code).toBe('tooLateToUndo')
})

test('once customers are told, the van has left', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId } = await onTheWay(shop, 1)
  shop.passMinutes(5)
  expect((await driver.undoStart(runId)).body.code).toBe('tooLateToUndo')
})

test('a start is not taken back when a customer is told while the driver asks for it', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId } = await onTheWay(shop, 1)
  const { undoing } = await shop.database.transaction(async (tx) => {
    // As the job does that mails the customer.
    await tx.update(orders).set({ completionMailAt: null })
    const undoing = driver.undoStart(runId)
    await untilBlocked(shop)
    return { undoing }
  })
  expect((await undoing).body.code).toBe('tooLateToUndo')
})

test('customers get what drivers wrote about them, and it is erased with them', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, orders, session } = await onTheWay(shop, 1)
  const [stopId = 0] = stopIds
  await driver.say(stopId, { receivedBy: 'The neighbour', note: 'Blue door' })
  await driver.photograph(stopId, await aPhoto())
  const [order] = orders
  if (!order) throw new Error('No order is on the way')
  const { body } = await ownDataOf(shop, order.customer).download()
  const [{ deliveries }] = body.orders
  expect(deliveries).toMatchObject([
    { result: 'DELIVERED', receivedBy: 'The neighbour', note: 'Blue door' },
  ])
  expect(deliveries[0].photos).toHaveLength(1)
  const { id: customerId, email } = order.customer
  const erasing = { session, params: { customerId }, body: { email } }
  const erased = await shop.call('POST /admin/customers/{customerId}/erasure', erasing)
  expect(erased.status).toBe(204)
  expect(await shop.database.$count(privatePictures)).toBe(0)
  expect(await shop.database.select().from(deliveryStops)).toMatchObject([
    { result: 'DELIVERED', receivedBy: null, note: null },
  ])
})
