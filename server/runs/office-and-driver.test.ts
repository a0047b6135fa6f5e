import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPhoto } from '../testing/claim-builders.ts'
import { atCredits } from '../testing/credit-builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { mailsTo } from '../testing/order-work-builders.ts'
import { notify } from '../testing/payment-builders.ts'
import { aDriver, onTheWay } from '../testing/run-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

/** A run that has left the store, and how the office gives it to another driver. */
async function handedOn(shop: TestShop) {
  const office = await onTheWay(shop)
  const give = async (email: string) => {
    const { van, version } = await office.runOf(office.runId)
    return office.edit(office.runId, { van, driver: email, version })
  }
  return { ...office, give }
}

test('what a driver did without a connection counts after the office has given the run to somebody else', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, runId, runOf, give } = await handedOn(shop)
  const [first = 0, second = 0] = stopIds
  const other = await aDriver(shop)
  const third = await aDriver(shop)
  expect((await give(other.email)).status).toBe(204)
  expect((await give(third.email)).status).toBe(204)
  expect((await driver.say(first, { receivedBy: 'Mrs. Silva' })).status).toBe(200)
  expect((await driver.photograph(first, await aPhoto())).status).toBe(200)
  expect((await other.say(second, { result: 'REFUSED' })).status).toBe(200)
  const { stops } = await runOf(runId)
  expect(stops).toMatchObject([
    { result: 'DELIVERED', receivedBy: 'Mrs. Silva', photoIds: [expect.any(Number)] },
    { result: 'REFUSED' },
  ])
  expect((await driver.mine()).runs).toEqual([])
  expect((await driver.undoStart(runId)).status).toBe(404)
})

test('who was only planned as the driver before a run left says nothing of its stops', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, runId, give } = await handedOn(shop)
  const [stopId = 0] = stopIds
  await driver.undoStart(runId)
  const other = await aDriver(shop)
  await give(other.email)
  expect((await driver.say(stopId)).status).toBe(404)
  await other.start(runId)
  expect((await driver.say(stopId)).status).toBe(404)
  expect((await other.say(stopId)).status).toBe(200)
})

test('who looks at an order as it was before its delivery does not take the delivery back', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, runId, runOf, undo, detail } = await onTheWay(shop)
  const [id = 0] = ids
  const { version } = await detail(id)
  expect((await driver.say(stopIds[0] ?? 0)).status).toBe(200)
  const refused = await undo(id, { version, reason: 'Wrong box' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  expect((await runOf(runId)).stops[0]).toMatchObject({ result: 'DELIVERED' })
})

test('a van does not take along what has left the store without it', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId, runOf, ids, orders, detail, complete } = await onTheWay(shop)
  await driver.undoStart(runId)
  const [fetched = 0, other = 0] = ids
  const completed = { orderId: fetched, version: (await detail(fetched)).version }
  expect((await complete(completed)).status).toBe(200)
  expect((await driver.start(runId)).status).toBe(200)
  expect((await runOf(runId)).stops.map(({ orderId }) => orderId)).toEqual([other])
  const { history } = await detail(fetched)
  expect(history.map(({ kind }) => kind)).not.toContain('OUT_AGAIN')
  shop.passMinutes(6)
  const mails = await mailsTo(shop, orders[0]?.customer.email ?? '')
  expect(mails.join()).not.toContain('comes today')
})

test('a van with nothing but what has left the store without it does not start', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId, ids, detail, complete } = await onTheWay(shop, 1)
  await driver.undoStart(runId)
  const [id = 0] = ids
  await complete({ orderId: id, version: (await detail(id)).version })
  expect((await driver.start(runId)).body.code).toBe('emptyRun')
})

test('who was not at home for the first van is still told that the second comes today', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, orders, undo, detail, aRunOf } = await onTheWay(shop, 1)
  const [id = 0] = ids
  await undo(id, { version: (await detail(id)).version, reason: 'Wrong box' })
  expect((await driver.start(await aRunOf([id], { van: 'Van 2' }))).status).toBe(200)
  // The first phone has its connection back.
  expect((await driver.say(stopIds[0] ?? 0, { result: 'NOBODY_HOME' })).status).toBe(200)
  shop.passMinutes(6)
  const mails = await mailsTo(shop, orders[0]?.customer.email ?? '')
  expect(mails.join()).toContain('comes today')
})

test('what came back does not go out again once its money is gone or its goods are given back', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, orders, plan, aRunOf, runOf, setStops } = await onTheWay(shop, 3)
  for (const stopId of stopIds) await driver.say(stopId, { result: 'NOBODY_HOME' })
  const planned = await aRunOf(ids, { van: 'Van 2' })
  const [chargedBack, returned] = orders
  if (!chargedBack || !returned) throw new Error('Three orders came back')
  await notify(shop, chargedBack.attempt, { status_code: '-3' })
  const { giveUnits } = await atCredits(shop)
  const given = await giveUnits(returned.id, 'Ceylon Tea', 2, { kind: 'RETURNED' })
  expect(given.status).toBe(204)

  expect((await driver.start(planned)).status).toBe(200)
  const stillPaid = ids.slice(2)
  expect((await runOf(planned)).stops.map(({ orderId }) => orderId)).toEqual(stillPaid)
  expect((await plan()).waiting).toEqual([])
  const another = await aRunOf([], { van: 'Van 3' })
  expect((await setStops(another, ids.slice(0, 2))).body).toMatchObject({
    code: 'notToDeliver',
    orders: ids.slice(0, 2),
  })
})

test('a start cannot be taken back once a door was photographed', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, runId } = await onTheWay(shop, 1)
  expect((await driver.photograph(stopIds[0] ?? 0, await aPhoto())).status).toBe(200)
  expect((await driver.undoStart(runId)).body.code).toBe('tooLateToUndo')
})

test('a photograph that is sent while the start is taken back is refused', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, runId, setStops } = await onTheWay(shop, 1)
  const picture = await aPhoto()
  const { undoing, sending } = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`select from orders for update`)
    const undoing = driver.undoStart(runId)
    await untilBlocked(shop)
    const sending = driver.photograph(stopIds[0] ?? 0, picture)
    await untilBlocked(shop, 2)
    return { undoing, sending }
  })
  expect((await undoing).status).toBe(200)
  expect((await sending).body.code).toBe('runNotStarted')
  expect((await setStops(runId, [])).status).toBe(204)
})

test('a second run that was started by mistake has not left, as its customer reads', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, orders, aRunOf, detail, set } = await onTheWay(shop)
  await set('orders.story', true)
  await driver.say(stopIds[0] ?? 0, { result: 'NOBODY_HOME' })
  const [id = 0] = ids
  const again = await aRunOf([id], { van: 'Van 2' })
  expect((await driver.start(again)).status).toBe(200)
  expect((await driver.undoStart(again)).status).toBe(200)
  const { history } = await detail(id)
  expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['OUT_AGAIN', 'OUT_AGAIN_UNDONE'])
  const { token = '' } = orders[0]?.customer ?? {}
  const [{ story }] = (await shop.call('GET /orders', { token })).body
  expect(story.at(-1)).toMatchObject({ kind: 'NOT_DELIVERED' })
})
