import { expect, test } from 'vitest'
import { undoMinutes } from '../../domain/limits.ts'
import { atTheBank } from '../testing/bank-builders.ts'
import { aMixedOrder, sendDueRefunds, sendRefunds } from '../testing/credit-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { stockOf } from '../testing/order-builders.ts'
import { aPaidOrder, aPaidShortOrder, mailsTo } from '../testing/order-work-builders.ts'
import { atPicking, expectStockToAddUp } from '../testing/picking-builders.ts'

test('a packed order is told from those that are still to be packed, until it is opened again', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack, undoPacking, list } = await atPicking(shop)
  const packed = await aPaidOrder(shop)
  const picked = await aPaidOrder(shop)
  for (const { id } of [packed, picked]) await start(id)
  const told = async () => {
    const { items } = await list({ status: 'PAID' })
    return items.filter(({ isPacked }) => isPacked).map(({ id }) => id)
  }
  expect(await told()).toEqual([])
  await findTheRest(packed.id)
  await pack(packed.id)
  expect(await told()).toEqual([packed.id])
  await undoPacking(packed.id)
  expect(await told()).toEqual([])
})

test('an order whose goods are all there is packed without a credit or a mail', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack, detail, complete } = await atPicking(shop)
  const { id, customer } = await aMixedOrder(shop)
  const mails = await mailsTo(shop, customer.email)
  expect((await start(id)).status).toBe(200)
  const { version } = await detail(id)
  expect(await complete({ orderId: id, version })).toMatchObject({
    status: 409,
    body: { orders: [{ orderId: id, reason: 'PICKING' }] },
  })
  expect((await pack(id)).status).toBe(409)
  await findTheRest(id)
  expect(await pack(id, 2)).toMatchObject({ status: 200, body: { bags: 2, goesBack: 0 } })
  // Sent again, because its answer was lost.
  expect((await pack(id, 2)).status).toBe(200)
  const packed = await detail(id)
  expect(packed).toMatchObject({ refunds: [], hindrance: null })
  expect(packed.credits).toBeUndefined()
  expect(await mailsTo(shop, customer.email)).toEqual(mails)
  expect((await complete({ orderId: id, version: packed.version })).status).toBe(200)
})

test('what is left out goes back in one refund, with one mail, and the shelf is corrected', async () => {
  const shop = await openShop()
  const { start, say, findTheRest, pack, show, detail, session } = await atPicking(shop)
  const { id, customer } = await aMixedOrder(shop)
  await start(id)
  await say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await say(id, 'Soap', { short: 1, noneLeft: true })
  await findTheRest(id)
  expect((await show(id)).goesBack).toBe(1380)
  await pack(id)
  const packed = await detail(id)
  expect(packed).toMatchObject({
    credits: [{ kind: 'NOT_SUPPLIED', amount: 1380 }],
    refunds: [{ amount: 1380 }],
    keptAmount: 7920,
    surplusAmount: 0,
  })
  const query = { subjectKind: 'order', subjectId: String(id) }
  const { body: log } = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.items[0]).toMatchObject({
    action: 'pack order',
    after: { bags: 1, creditCents: 138_000, refundCents: 138_000 },
  })
  const packedMails = async () =>
    (await mailsTo(shop, customer.email)).filter((subject) => subject.includes('is packed'))
  expect(await packedMails()).toEqual([])
  shop.passMinutes(undoMinutes)
  expect(await packedMails()).toHaveLength(1)
  const changes = [
    { name: 'Ceylon Tea', leftOut: 1, substitutes: [] },
    { name: 'Soap', leftOut: 1, substitutes: [] },
  ]
  expect(packed.packed).toMatchObject({ bags: 1, changes })
  const [own] = (await shop.call('GET /orders', { token: customer.token })).body
  expect(own.packed).toEqual(packed.packed)
  const [tea, soap] = ['Ceylon Tea', 'Soap'].map(
    (name) => packed.goods.find((each) => each.name === name)?.productId ?? 0,
  )
  expect(await stockOf(shop, { id: tea ?? 0 })).toBe(98)
  expect(await stockOf(shop, { id: soap ?? 0 })).toBe(0)
  await expectStockToAddUp(shop)
})

test('goods that an order was short of are left out at first, and can be found after all', async () => {
  const shop = await openShop()
  const { start, lineOf, say, pack, detail } = await atPicking(shop)
  const { id, productId } = await aPaidShortOrder(shop)
  await start(id)
  const { short, quantity } = await lineOf(id, 'Ceylon Tea')
  expect(short).toBeGreaterThan(0)
  await say(id, 'Ceylon Tea', { picked: quantity })
  await pack(id)
  expect(await detail(id)).toMatchObject({ shortages: [], refunds: [], hindrance: null })
  expect(await stockOf(shop, { id: productId })).toBeGreaterThanOrEqual(0)
  await expectStockToAddUp(shop)
})

test('an order of which nothing is there cancels itself, and everything goes back once', async () => {
  const shop = await openShop()
  const { start, say, pack, detail } = await atPicking(shop)
  const { id, customer, productId } = await aPaidOrder(shop)
  await start(id)
  await say(id, 'Ceylon Tea', { short: 2 })
  expect((await pack(id)).status).toBe(200)
  expect(await detail(id)).toMatchObject({
    paymentStatus: 'CANCELLED',
    refunds: [{ amount: 1840 }],
    keptAmount: 0,
  })
  const mails = await mailsTo(shop, customer.email)
  expect(mails.filter((subject) => /cancelled|packed/i.test(subject))).toHaveLength(1)
  expect(await stockOf(shop, { id: productId })).toBe(8)
  await expectStockToAddUp(shop)
})

test('a packed order can be opened again until its money is sent', async () => {
  const shop = await openShop()
  const { start, say, pack, undoPacking, detail, findTheRest, settle, show } = await atPicking(shop)
  const { id, customer } = await aMixedOrder(shop)
  const mails = await mailsTo(shop, customer.email)
  await start(id)
  await say(id, 'Soap', { short: 1 })
  await findTheRest(id)
  await pack(id)
  expect((await undoPacking(id)).status).toBe(200)
  shop.passMinutes(undoMinutes)
  expect(await mailsTo(shop, customer.email)).toEqual(mails)
  expect(await detail(id)).toMatchObject({ refunds: [], keptAmount: 9300, surplusAmount: 0 })
  expect((await detail(id)).credits).toBeUndefined()
  expect((await show(id)).lines.find(({ name }) => name === 'Soap')).toMatchObject({ short: 1 })
  await pack(id)
  const { refunds } = await detail(id)
  expect(refunds).toMatchObject([{ amount: 460 }])
  await settle(refunds[0]?.id ?? 0)
  expect((await undoPacking(id)).status).toBe(409)
  await expectStockToAddUp(shop)
})

test('the gateway is asked for the money when packing cannot be undone unnoticed any more', async () => {
  const { shop, order, calls } = await atTheBank()
  const { start, say, pack, undoPacking, detail } = await atPicking(shop)
  await start(order.id)
  await say(order.id, 'Ceylon Tea', { picked: 1, short: 1 })
  await pack(order.id)
  await sendDueRefunds(shop)
  expect((await undoPacking(order.id)).status).toBe(200)
  shop.passMinutes(undoMinutes)
  await sendDueRefunds(shop)
  expect(calls).toEqual([])

  await pack(order.id)
  shop.passMinutes(undoMinutes)
  await sendDueRefunds(shop)
  await sendDueRefunds(shop)
  expect(calls).toMatchObject([{ amountCents: 92_000 }])
  const refused = await undoPacking(order.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'refundSent'])
  expect(await detail(order.id)).toMatchObject({ credits: [{ amount: 920 }], keptAmount: 920 })
})

test.each([
  ['refunds parts', true, 'GATEWAY', [{ amountCents: 92_000 }]],
  ['refunds whole payments only', false, 'BY_HAND', []],
])('where the gateway %s, what is left out goes back once, as the mail says', async (...given) => {
  const [, refundsParts, way, expectedCalls] = given
  const { shop, order, calls } = await atTheBank({ refundsParts })
  const { start, say, pack, detail } = await atPicking(shop)
  await start(order.id)
  await say(order.id, 'Ceylon Tea', { picked: 1, short: 1 })
  await Promise.all([pack(order.id), pack(order.id)])
  await sendRefunds(shop)
  await sendRefunds(shop)
  expect(calls).toMatchObject(expectedCalls)
  expect(calls).toHaveLength(expectedCalls.length)
  expect(await detail(order.id)).toMatchObject({
    credits: [{ kind: 'NOT_SUPPLIED', amount: 920 }],
    refunds: [{ amount: 920, way }],
  })
  shop.passMinutes(undoMinutes)
  const mails = await shop.deliverMails()
  const packed = mails.filter(({ subject }) => subject.includes('is packed'))
  expect(packed.map(({ text }) => text.includes('920.00'))).toEqual([true])
})

test('an order that was placed before there was picking is picked and packed like any other', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack, giveUnits, show, detail } = await atPicking(shop)
  const { id } = await aMixedOrder(shop)
  await giveUnits(id, 'Ceylon Tea', 1)
  await start(id)
  const { lines } = await show(id)
  expect(lines.find(({ name }) => name === 'Ceylon Tea')).toMatchObject({ quantity: 1 })
  await findTheRest(id)
  expect((await pack(id)).status).toBe(200)
  expect(await detail(id)).toMatchObject({ credits: [{ amount: 920 }] })
  await expectStockToAddUp(shop)
})

test('a packed order of which something was credited since is not opened again and credited twice', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack, giveUnits, undoPacking, detail } = await atPicking(shop)
  const { id } = await aMixedOrder(shop)
  await start(id)
  await findTheRest(id)
  await pack(id)
  expect((await giveUnits(id, 'Ceylon Tea', 1)).status).toBe(204)
  expect(await undoPacking(id)).toMatchObject({ status: 409, body: { code: 'refundSent' } })
  expect(await detail(id)).toMatchObject({ credits: [{ amount: 920 }], keptAmount: 8380 })
})

test('a refund by hand that the customer was mailed about is not taken back', async () => {
  const { shop, order } = await atTheBank({ refundsParts: false })
  const { start, say, pack, undoPacking, detail } = await atPicking(shop)
  await start(order.id)
  await say(order.id, 'Ceylon Tea', { picked: 1, short: 1 })
  await pack(order.id)
  shop.passMinutes(undoMinutes)
  const mails = await shop.deliverMails()
  expect(mails.at(-1)?.subject).toContain('is packed')
  const refused = await undoPacking(order.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'refundSent'])
  expect(await detail(order.id)).toMatchObject({ refunds: [{ amount: 920, way: 'BY_HAND' }] })
})

test('who is told of a cancellation before what was left out reads of all that goes back', async () => {
  const shop = await openShop()
  const { start, say, pack, cancel, detail } = await atPicking(shop)
  const { id, customer } = await aPaidOrder(shop)
  await start(id)
  await say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await pack(id)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'No van', refund: 'BY_HAND' })
  shop.passMinutes(undoMinutes)
  const mails = (await shop.deliverMails()).filter(({ to }) => to.includes(customer.email))
  const about = mails.filter(({ subject }) => /cancelled|packed/i.test(subject))
  expect(about.map(({ text }) => /1,840\.00/.test(text))).toEqual([true])
  expect((await detail(id)).refunds).toMatchObject([{ amount: 920 }, { amount: 920 }])
})
