import { expect, test } from 'vitest'
import { orders } from '../../database/schema.ts'
import { openShop, openShopInTheMorning, type TestShop } from '../../testing/open-shop.ts'
import { aPaidOrder, atWork, mailsTo } from '../../testing/order-work-builders.ts'
import type { UnpaidOrder } from '../../testing/payment-builders.ts'
import { onTheWay } from '../../testing/run-builders.ts'

const reason = 'The lorry has no fuel'

async function aCompletedOrder() {
  const shop = await openShop()
  const office = await atWork(shop)
  const order = await aPaidOrder(shop)
  await office.complete({ orderId: order.id, version: 1 })
  return { shop, office, order }
}

const onItsWay = ({ id }: UnpaidOrder) => `Your order #${id} is packed and on its way`
const notYet = ({ id }: UnpaidOrder) => `Your order #${id} has not left our store yet`

const mailedTo = (shop: TestShop, order: UnpaidOrder) => mailsTo(shop, order.customer.email)

test('a completion that is undone before its mail goes is mailed to nobody', async () => {
  const { shop, office, order } = await aCompletedOrder()
  const completed = await office.detail(order.id)
  expect(completed.completionMailAt).not.toBeNull()
  shop.passMinutes(4)
  expect((await office.undo(order.id, { version: completed.version, reason })).status).toBe(204)
  shop.passMinutes(10)
  expect(await mailedTo(shop, order)).not.toContain(onItsWay(order))
  expect(await mailedTo(shop, order)).not.toContain(notYet(order))
  const undone = await office.detail(order.id)
  expect(undone).toMatchObject({
    paymentStatus: 'PAID',
    orderStatus: 'PENDING',
    completionMailAt: null,
  })
  expect(undone.history.at(-1)).toMatchObject({
    kind: 'COMPLETION_UNDONE',
    cause: `By ${office.email}: ${reason}`,
  })
})

test('a completion that is undone after its mail is set right by another one, in the customer’s language', async () => {
  const { shop, office, order } = await aCompletedOrder()
  shop.passMinutes(5)
  expect(await mailedTo(shop, order)).toContain(onItsWay(order))
  const body = { language: 'si' }
  await shop.call('PUT /user/language', { token: order.customer.token, body })
  const { version, completionMailAt } = await office.detail(order.id)
  expect(completionMailAt).toBeNull()
  expect((await office.undo(order.id, { version, reason })).status).toBe(204)
  const mails = await shop.deliverMails()
  const mail = mails.find(({ subject }) => subject.includes('පිටත් වී නැත'))
  expect(mail?.to).toContain(order.customer.email)
  expect(mail?.text).toContain(reason)
})

test('a collected order that is taken back and fetched after all is mailed nothing that is not so', async () => {
  const shop = await openShop()
  const office = await atWork(shop)
  const order = await aPaidOrder(shop)
  await shop.database.update(orders).set({ collectAt: 'Our shop' })
  await office.complete({ orderId: order.id, version: 1 })
  shop.passMinutes(6)
  const before = await mailedTo(shop, order)
  const { version } = await office.detail(order.id)
  expect((await office.undo(order.id, { version, reason: 'Not fetched' })).status).toBe(204)
  await office.complete({ orderId: order.id, version: version + 1 })
  shop.passMinutes(6)
  expect(await mailedTo(shop, order)).toEqual(before)
})

test('an order that came back and is fetched in the store is not said to be on its way, or never to have left', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, orders: sold, undo, complete, detail } = await onTheWay(shop, 1)
  const [id = 0] = ids
  shop.passMinutes(6)
  await driver.say(stopIds[0] ?? 0, { result: 'NOBODY_HOME' })
  const { email = '' } = sold[0]?.customer ?? {}
  const before = await mailsTo(shop, email)
  await undo(id, { version: (await detail(id)).version, reason: 'You want to fetch it' })
  await complete({ orderId: id, version: (await detail(id)).version })
  shop.passMinutes(6)
  const mails = (await shop.deliverMails()).filter(({ to }) => to.includes(email))
  const since = mails.slice(before.length)
  expect(since.map(({ subject }) => subject)).toEqual([
    `Your order #${id} is back in our store`,
    `Your order #${id} has left our store`,
  ])
  expect(since[0]?.text).toContain('You want to fetch it')
  expect(since.map(({ text }) => text).join()).not.toMatch(/on its way|mistake|with you by/)
})

test('an order that was undone can be completed again, cancelled, and is mailed once', async () => {
  const { shop, office, order } = await aCompletedOrder()
  await office.undo(order.id, { version: 2, reason })
  shop.passMinutes(3)
  expect((await office.complete({ orderId: order.id, version: 3 })).status).toBe(200)
  // The first mail would have been due by now.
  shop.passMinutes(3)
  expect(await mailedTo(shop, order)).not.toContain(onItsWay(order))
  shop.passMinutes(2)
  expect((await mailedTo(shop, order)).filter((each) => each === onItsWay(order))).toHaveLength(1)

  await office.undo(order.id, { version: 4, reason })
  const cancelled = await office.cancel(order.id, { version: 5, reason, refund: 'BY_HAND' })
  expect(cancelled.status).toBe(204)
})

test('only a completed order is undone, with a reason, and by one of two operators', async () => {
  const { shop, office, order } = await aCompletedOrder()
  const open = await aPaidOrder(shop)
  const notCompleted = { status: 409, body: { code: 'notCompleted' } }
  expect(await office.undo(open.id, { version: 1, reason })).toMatchObject(notCompleted)
  expect((await office.undo(999_999, { version: 1, reason })).status).toBe(404)
  expect((await office.undo(order.id, { version: 2, reason: ' ' })).status).toBe(400)
  expect((await office.undo(order.id, { version: 1, reason })).status).toBe(409)
  const both = await Promise.all([
    office.undo(order.id, { version: 2, reason }),
    office.undo(order.id, { version: 2, reason }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('an undone completion is in the audit log, without the reason', async () => {
  const { shop, office, order } = await aCompletedOrder()
  await office.undo(order.id, { version: 2, reason })
  const query = { subjectKind: 'order', subjectId: String(order.id) }
  const { body } = await shop.call('GET /admin/audit-log', { session: office.session, query })
  expect(body.items[0]).toMatchObject({
    action: 'undo completion',
    before: { status: 'COMPLETED' },
    after: { status: 'PAID' },
  })
  expect(JSON.stringify(body.items)).not.toContain('fuel')
})
