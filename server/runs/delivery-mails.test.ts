import { expect, test } from 'vitest'
import { shortDate } from '../../domain/dates.ts'
import { dayInColombo, momentInColombo } from '../../domain/days.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orders, smsMessages } from '../database/schema.ts'
import { aCustomer, signInAgain } from '../testing/builders.ts'
import { aPhoto } from '../testing/claim-builders.ts'
import { atCredits } from '../testing/credit-builders.ts'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { ordersOf } from '../testing/order-builders.ts'
import { atRuns, onTheWay } from '../testing/run-builders.ts'

test('customers are mailed that their order comes today, some minutes after the van has left', async () => {
  const shop = await openShopInTheMorning()
  const { ids } = await onTheWay(shop, 1)
  const subject = `Your order #${ids[0]} comes today`
  const subjects = async () => (await shop.deliverMails()).map((mail) => mail.subject)
  expect(await subjects()).not.toContain(subject)
  shop.passMinutes(6)
  expect(await subjects()).toContain(subject)
  expect((await subjects()).join()).not.toContain('packed and on its way')
})

test('an order that comes today is not said to come at the hours that another order has now', async () => {
  const shop = await openShopInTheMorning()
  const { ids } = await onTheWay(shop, 1)
  const promisedFrom = shop.shop.now()
  const promisedTo = new Date(promisedFrom.getTime() + 3_600_000)
  await shop.database.update(orders).set({ promisedFrom, promisedTo, slotId: null })
  shop.passMinutes(6)
  const mail = (await shop.deliverMails()).find(({ subject }) => subject.includes('comes today'))
  expect(mail?.text).toContain(`Your order #${ids[0]} has left our store and comes today.`)
})

test('who has the order already is not mailed that it is on its way', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, ids, orders } = await onTheWay(shop, 2)
  await driver.say(stopIds[0] ?? 0, { receivedBy: 'Mrs. Silva' })
  await driver.say(stopIds[1] ?? 0, { result: 'NOBODY_HOME' })
  shop.passMinutes(6)
  const mails = await shop.deliverMails()
  const about = (id: number | undefined) =>
    mails.filter(({ subject }) => subject.includes(`#${id}`)).map(({ subject }) => subject)
  expect(about(ids[0]).at(-1)).toBe(`Your order #${ids[0]} is delivered`)
  expect(about(ids[1]).at(-1)).toBe(`We missed you with your order #${ids[1]}`)
  expect(mails.map(({ subject }) => subject).join()).not.toContain('comes today')
  const delivered = mails.find(({ subject }) => subject.includes('is delivered'))
  expect(delivered?.to).toContain(orders[0]?.customer.email)
  expect(delivered?.text).not.toContain('damaged')
})

test('each is mailed once, however often the phone sends it', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds } = await onTheWay(shop, 1)
  const opId = crypto.randomUUID()
  for (let round = 0; round < 3; round++) await driver.say(stopIds[0] ?? 0, { opId })
  await driver.say(stopIds[0] ?? 0, { result: 'NOBODY_HOME' })
  const mails = await shop.deliverMails()
  expect(mails.filter(({ subject }) => /delivered|missed/.test(subject))).toHaveLength(1)
})

test('what a phone sends on the next day is told with the day', async () => {
  const shop = await openShopInTheMorning()
  shop.passUntil(momentInColombo(dayInColombo(shop.shop.now()), 23 * 60))
  const { driver, stopIds, ids, set } = await onTheWay(shop, 2)
  await set('sms.quietUntil', 21)
  await set('sms.customers', true)
  shop.passUntil(momentInColombo(dayInColombo(shop.shop.now()), 23 * 60 + 30))
  const atDevice = shop.shop.now().toISOString()
  shop.passMinutes(60)
  await driver.say(stopIds[0] ?? 0, { atDevice })
  await driver.say(stopIds[1] ?? 0, { atDevice, result: 'NOBODY_HOME' })
  const day = shortDate(atDevice, formats)
  const mails = await shop.deliverMails()
  const textOf = (subject: RegExp) => mails.find((mail) => subject.test(mail.subject))?.text
  expect(textOf(/is delivered/)).toContain(
    `Your order #${ids[0]} was handed over at 11:30 PM on ${day}.`,
  )
  expect(textOf(/missed you/)).toContain(
    `We wanted to bring your order #${ids[1]} at 11:30 PM on ${day}`,
  )
  const sms = await shop.database.select().from(smsMessages)
  expect(sms.map(({ text }) => text)).toContain(
    `JOY Box: your order ${ids[0]} was delivered at 11:30 PM on ${day}.`,
  )
})

test('with claims the mail says until when something can be claimed, from the delivery on', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, set, orders, ids } = await onTheWay(shop, 1)
  await set('orders.claims', true)
  await driver.say(stopIds[0] ?? 0)
  const mail = (await shop.deliverMails()).find(({ subject }) => subject.includes('is delivered'))
  expect(mail?.text).toMatch(/damaged or missing\? Tell us on the page of the order, until \w+ \d+/)
  const { token = '' } = orders[0]?.customer ?? {}
  const params = { orderId: ids[0] ?? 0 }
  const { body } = await shop.call('GET /orders/{orderId}/claims', { token, params })
  const [damaged] = body.deadlines
  const hours = (Date.parse(damaged.until) - shop.shop.now().getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
})

test('the order tells its customer how far it is; its statuses stay those of every shop', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, orders, set } = await onTheWay(shop, 1)
  await set('orders.story', true)
  const [{ customer } = { customer: await aCustomer(shop) }] = orders
  const latest = async () => (await ordersOf(shop, customer))[0]
  expect(await latest()).toMatchObject({
    paymentStatus: 'COMPLETED',
    orderStatus: 'COMPLETED',
    delivery: { stage: 'OUT', receivedBy: null, photoIds: [] },
  })
  await driver.say(stopIds[0] ?? 0, { receivedBy: 'Mrs. Silva' })
  await driver.photograph(stopIds[0] ?? 0, await aPhoto())
  const { delivery, story, paymentStatus } = await latest()
  expect(paymentStatus).toBe('COMPLETED')
  expect(delivery).toMatchObject({ stage: 'DELIVERED', receivedBy: 'Mrs. Silva' })
  expect(story.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
    ...['COMPLETED', 'DELIVERED'],
  ])
  const [photoId] = delivery.photoIds
  const photo = (token: string) =>
    shop.call('GET /delivery-photos/{photoId}', { token, params: { photoId } })
  expect((await photo(customer.token)).status).toBe(200)
  expect((await photo((await aCustomer(shop)).token)).status).toBe(404)
  expect((await photo('')).status).toBe(401)
})

test('an order says nothing of its delivery that is not true any more', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, orders, undo, complete, detail } = await onTheWay(shop, 3)
  const deliveryOf = async (place: number) => {
    const { customer = await aCustomer(shop) } = orders[place] ?? {}
    await signInAgain(shop, customer)
    return (await ordersOf(shop, customer))[0].delivery
  }
  const [missed = 0, refused = 0] = stopIds
  await driver.say(missed, { result: 'NOBODY_HOME' })
  await driver.say(refused, { result: 'REFUSED' })
  expect(await deliveryOf(0)).toMatchObject({ stage: 'NOBODY_HOME' })
  expect(await deliveryOf(1)).toMatchObject({ stage: 'REFUSED' })

  const [collected = 0, returned = 0] = orders.map(({ id }) => id)
  shop.passMinutes(1)
  const { version } = await detail(collected)
  expect((await undo(collected, { version, reason: 'To be collected' })).status).toBe(204)
  await complete({ orderId: collected, version: version + 1 })
  expect(await deliveryOf(0)).toBeUndefined()

  const { giveUnits } = await atCredits(shop)
  await giveUnits(returned, 'Ceylon Tea', 2, { kind: 'RETURNED' })
  expect(await deliveryOf(1)).toBeUndefined()

  expect(await deliveryOf(2)).toMatchObject({ stage: 'OUT' })
  shop.passMinutes(24 * 60)
  expect(await deliveryOf(2)).toBeUndefined()
})

test('while nothing is delivered in runs, orders have no such fields, and nothing is read about them', async () => {
  const shop = await openShopInTheMorning()
  const office = await atRuns(shop)
  const customer = await aCustomer(shop)
  const { session } = office
  const off = { session, params: { key: 'delivery.runs' }, body: { value: false, version: 1 } }
  await shop.call('PUT /admin/settings/{key}', off)
  const statements = await shop.statementsOf(async () => {
    await ordersOf(shop, customer)
  })
  expect(statements.filter((text) => /delivery_stops|delivery_runs|sms/.test(text))).toEqual([])
})
