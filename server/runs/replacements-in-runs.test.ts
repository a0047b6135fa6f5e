import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { categories, smsMessages } from '../database/schema.ts'
import { aLine, atClaims } from '../testing/claim-builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { stockOf } from '../testing/order-builders.ts'
import { aPaidOrder, mailsTo } from '../testing/order-work-builders.ts'
import { expectStockToAddUp } from '../testing/picking-builders.ts'
import { atRuns } from '../testing/run-builders.ts'

/** An order that its customer has, of which one packet of tea is sent again. */
async function sentAgain(shop: TestShop, { byVan = false } = {}) {
  const office = await atClaims(shop)
  const runs = await atRuns(shop)
  const { session, claims, order } = office
  if (byVan) {
    const { version } = await office.detail(order.id)
    const undone = await office.undo(order.id, { version, reason: 'A van brings it' })
    expect(undone.status).toBe(204)
    await runs.driver.start(await runs.aRunOf([order.id]))
    const [first] = (await runs.driver.mine()).runs.flatMap((run) => run.stops)
    await runs.driver.say(first?.stopId ?? 0)
  }
  const tea = office.goods[0]?.goods ?? ''
  const { body } = await claims.add([aLine(tea, { wish: 'REPLACEMENT' })])
  await office.decide(body.claims[0].lines[0].id, { decision: 'REPLACED' })
  // `call` has checked it against the contract.
  const toSend = async () =>
    (await shop.call('GET /admin/replacements', { session }))
      .body as BackOfficeAnswer<'GET /admin/replacements'>
  const [{ replacementId = 0 } = {}] = await toSend()
  const load = { orderId: order.id, replacementId }
  const params = { session, params: { replacementId } }
  return {
    ...office,
    ...runs,
    toSend,
    load,
    replacementId,
    pack: (bags = 2, picked = 1) =>
      shop.call('POST /admin/replacements/{replacementId}/packing', {
        ...params,
        body: { bags, lines: [{ goods: tea, picked }] },
      }),
    leave: () => shop.call('POST /admin/replacements/{replacementId}/departure', params),
    undoLeaving: () => shop.call('POST /admin/replacements/{replacementId}/departure-undo', params),
    /** The driver's only stop. */
    stop: async () => {
      const stops = (await runs.driver.mine()).runs.flatMap((run) => run.stops)
      const stop = stops.at(-1)
      if (!stop) throw new Error('No stop is planned')
      return stop
    },
  }
}

test('what is sent again waits to be planned, with its own bags, and cannot leave before it is packed', async () => {
  const shop = await openShopInTheMorning()
  const { load, plan, pack, aRunOf, driver, stop } = await sentAgain(shop)
  await shop.database.update(categories).set({ storage: 'COLD' })
  const waits = { ...load, isPacked: false, hindrance: 'PICKING', bags: null, hasColdGoods: true }
  expect((await plan()).waiting).toMatchObject([waits])
  const runId = await aRunOf([load])
  expect((await plan()).waiting).toEqual([])
  const refused = await driver.start(runId)
  expect(refused.body).toMatchObject({
    code: 'cannotLeave',
    orders: [{ orderId: load.orderId, reason: 'PICKING' }],
  })
  await pack(2)
  expect((await driver.start(runId)).status).toBe(200)
  expect(await stop()).toMatchObject({ ...load, bags: 2, result: null })
})

test('it is delivered as the order was: its customer is told, and the order itself stays as it is', async () => {
  const shop = await openShopInTheMorning()
  const { load, order, pack, aRunOf, driver, stop, set, detail, toSend, plan } =
    await sentAgain(shop)
  await set('sms.customers', true)
  await set('sms.quietUntil', 21)
  await pack()
  const before = await detail(load.orderId)
  await driver.start(await aRunOf([load]))
  expect(await toSend()).toEqual([])
  shop.passMinutes(6)
  const { email } = order.customer
  expect((await mailsTo(shop, email)).at(-1)).toBe(
    `What we send you again of order #${load.orderId} is on its way`,
  )
  const texts = async () => (await shop.database.select().from(smsMessages)).map(({ text }) => text)
  expect(await texts()).toEqual([expect.stringContaining('is on its way and comes today')])
  const { stopId } = await stop()
  expect((await driver.say(stopId, { receivedBy: 'Mrs. Silva', bags: 2 })).status).toBe(200)
  expect((await plan()).runs[0]?.stops).toMatchObject([
    { ...load, result: 'DELIVERED', receivedBy: 'Mrs. Silva', bagsGiven: 2 },
  ])
  expect((await mailsTo(shop, email)).at(-1)).toBe(`Your order #${load.orderId} is delivered`)
  expect((await texts()).at(-1)).toContain('was delivered at')
  expect((await driver.say(stopId, { result: 'REFUSED' })).body.code).toBe('stopDone')
  const after = await detail(load.orderId)
  expect(after.orderStatus).toBe(before.orderStatus)
  expect(after.paymentStatus).toBe(before.paymentStatus)
})

test('an order that a van has delivered, and what is sent again of it, are handed over once each', async () => {
  const shop = await openShopInTheMorning()
  const { load, pack, aRunOf, driver, runOf, detail } = await sentAgain(shop, { byVan: true })
  const { history } = await detail(load.orderId)
  expect(history.filter(({ kind }) => kind === 'DELIVERED')).toHaveLength(1)
  await pack()
  const runId = await aRunOf([load, load], { van: 'Van 2' })
  await driver.start(runId)
  const { stops } = await runOf(runId)
  expect(stops).toMatchObject([load])
  for (const { stopId } of stops) expect((await driver.say(stopId)).status).toBe(200)
  expect((await runOf(runId)).stops).toMatchObject([{ ...load, result: 'DELIVERED' }])
})

test('what nobody was at home for waits again, and goes out again', async () => {
  const shop = await openShopInTheMorning()
  const { load, pack, aRunOf, driver, stop, plan } = await sentAgain(shop)
  await pack()
  await driver.start(await aRunOf([load]))
  await driver.say((await stop()).stopId, { result: 'NOBODY_HOME' })
  expect((await plan()).waiting).toMatchObject([{ ...load, attempts: 1, hindrance: null }])
  await driver.start(await aRunOf([load], { van: 'Van 2' }))
  await driver.say((await stop()).stopId)
  expect((await plan()).waiting).toEqual([])
})

/** What is sent again, at a door where nobody was at home, in the store again after its customer was told. */
async function cameBack(shop: TestShop) {
  const sent = await sentAgain(shop)
  const { pack, driver, aRunOf, load, stop } = sent
  await pack()
  await driver.start(await aRunOf([load]))
  shop.passMinutes(6)
  await shop.deliverMails()
  const isBack = async () => (await sent.office()).replacements[0]?.isBack
  expect(await isBack()).toBe(false)
  await driver.say((await stop()).stopId, { result: 'NOBODY_HOME' })
  expect(await isBack()).toBe(true)
  return { ...sent, isBack }
}

test('what came back is given back in money instead, is on the shelf again, and no van takes it out', async () => {
  const shop = await openShopInTheMorning()
  const { load, order, pack, plan, isBack, detail, toSend, claims } = await cameBack(shop)
  const before = Number(await stockOf(shop, { id: order.productId }))
  expect((await pack(1, 2)).body.code).toBe('moreThanOrdered')
  expect((await pack(1, 0)).status).toBe(204)
  // Sent again, because its answer was lost.
  expect((await pack(1, 0)).status).toBe(204)
  expect(await isBack()).toBe(false)
  expect((await plan()).waiting).toEqual([])
  expect(await toSend()).toEqual([])
  expect((await detail(load.orderId)).credits).toMatchObject([{ kind: 'CLAIM', amount: 920 }])
  expect((await claims.seen()).replacements).toEqual([])
  expect(await stockOf(shop, { id: order.productId })).toBe(before + 1)
  await expectStockToAddUp(shop)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.text).toContain('We could not hand it over, and do not send it again.')
})

test('what came back is fetched or brought by hand, and no van takes it out', async () => {
  const shop = await openShopInTheMorning()
  const { load, pack, leave, plan, toSend, isBack, detail } = await cameBack(shop)
  expect((await pack(2, 1)).status).toBe(204)
  expect(await toSend()).toMatchObject([{ ...load, leftAt: null }])
  expect((await leave()).status).toBe(204)
  expect(await isBack()).toBe(false)
  expect((await plan()).waiting).toEqual([])
  expect((await detail(load.orderId)).credits).toBeUndefined()
})

test('a van takes along what is sent again and the driver of the day before said nothing of', async () => {
  const shop = await openShopInTheMorning()
  const { load, pack, aRunOf, driver } = await sentAgain(shop)
  await pack()
  await driver.start(await aRunOf([load]))
  shop.passMinutes(24 * 60)
  const next = await atRuns(shop)
  const again = await next.aRunOf([load])
  await next.setStops(again, [])
  expect((await next.plan()).waiting).toMatchObject([load])
  await next.setStops(again, [load])
  expect((await next.driver.start(again)).status).toBe(200)
  expect((await next.runOf(again)).stops).toMatchObject([load])
})

test('its customer is not erased before somebody has got it', async () => {
  const shop = await openShopInTheMorning()
  const { order, load, pack, aRunOf, driver, stop } = await sentAgain(shop, { byVan: true })
  const { id, email } = order.customer
  const { erase } = await atTheCounter(shop)
  await pack()
  await driver.start(await aRunOf([load], { van: 'Van 2' }))
  const refused = { status: 409, body: { code: 'ordersUnderWay', orderIds: [order.id] } }
  expect(await erase(id, email)).toMatchObject(refused)
  await driver.say((await stop()).stopId)
  expect((await erase(id, email)).status).toBe(204)
})

test('a run that has not left after all has what is sent again in the store; nobody is mailed', async () => {
  const shop = await openShopInTheMorning()
  const { load, order, pack, aRunOf, driver, toSend } = await sentAgain(shop)
  await pack()
  const runId = await aRunOf([load])
  await driver.start(runId)
  expect((await driver.undoStart(runId)).status).toBe(200)
  expect(await toSend()).toMatchObject([{ ...load, leftAt: null }])
  shop.passMinutes(10)
  expect((await mailsTo(shop, order.customer.email)).join()).not.toContain('send you again')
})

test('what somebody brings by hand is not planned; what is called back waits again', async () => {
  const shop = await openShopInTheMorning()
  const { load, pack, leave, undoLeaving, plan, aRunOf, driver, stop, toSend } =
    await sentAgain(shop)
  await pack()
  await leave()
  expect((await plan()).waiting).toEqual([])
  await undoLeaving()
  await driver.start(await aRunOf([load]))
  await undoLeaving()
  const { stopId, result } = await stop()
  expect(result).toBe('TAKEN_BACK')
  expect((await plan()).waiting).toMatchObject([load])
  // The driver was at the door already.
  await driver.say(stopId)
  expect((await plan()).waiting).toEqual([])
  expect(await toSend()).toEqual([])
})

test('a van does not take along what was not found when it was packed', async () => {
  const shop = await openShopInTheMorning()
  const { load, order, pack, aRunOf, driver, runOf, detail } = await sentAgain(shop)
  const other = await aPaidOrder(shop)
  const runId = await aRunOf([load, other.id])
  expect((await pack(1, 0)).status).toBe(204)
  expect((await driver.start(runId)).status).toBe(200)
  expect((await runOf(runId)).stops).toMatchObject([{ orderId: other.id }])
  const { history } = await detail(load.orderId)
  expect(history.map(({ kind }) => kind)).not.toContain('OUT_AGAIN')
  shop.passMinutes(6)
  expect((await mailsTo(shop, order.customer.email)).join()).not.toContain('send you again')
})

test('who was not at home for the first van is still told that what is sent again is on its way', async () => {
  const shop = await openShopInTheMorning()
  const { load, order, pack, aRunOf, driver, stop, undoLeaving } = await sentAgain(shop)
  await pack()
  await driver.start(await aRunOf([load]))
  const { stopId } = await stop()
  await undoLeaving()
  await driver.start(await aRunOf([load], { van: 'Van 2' }))
  // The first phone has its connection back.
  expect((await driver.say(stopId, { result: 'NOBODY_HOME' })).status).toBe(200)
  shop.passMinutes(6)
  expect((await mailsTo(shop, order.customer.email)).join()).toContain('send you again')
})

test('what is sent again of another order cannot be put into a run under a wrong number', async () => {
  const shop = await openShopInTheMorning()
  const { load, addRun, setStops } = await sentAgain(shop)
  const { runId } = (await addRun()).body
  const wrong = await setStops(runId, [{ ...load, orderId: load.orderId + 1 }])
  expect(wrong.body.code).toBe('notToDeliver')
})
