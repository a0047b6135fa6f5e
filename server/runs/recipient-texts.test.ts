import { expect, test } from 'vitest'
import { smsMessages } from '../database/schema.ts'
import { aCustomer, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { ordersOf, place } from '../testing/order-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { atRuns } from '../testing/run-builders.ts'
import { atThePhone } from '../testing/staff-order-builders.ts'

const kamala = { recipientName: 'Kamala Silva', contact: '071 234 5678' }

/** An order to somebody else, in a shop that tells recipients, and its way into a van. */
async function anOrderTo(
  shop: TestShop,
  { recipient = kamala, told = true as boolean | null, isOn = true, name = 'Nimal Perera' },
) {
  const office = await atRuns(shop)
  await office.set('sms.quietUntil', 21)
  await office.set('sms.recipients', isOn)
  const customer = await aCustomer(shop, { name })
  const { token } = customer
  const address = { ...recipient, streetAddress: '4, Lake Road', postalCode: '20000' }
  const { recipientId } = (await shop.call('POST /recipients', { token, body: address })).body
  const tea = await aProduct(shop)
  const tellRecipient = told === null ? {} : { tellRecipient: told }
  const placed = await place(shop, customer, {
    ...anOrderOf(customer, recipientId, [[tea, 1]]),
    ...tellRecipient,
  })
  const attempt = await attemptBehind(shop, placed.body.data)
  await notify(shop, attempt)
  const { driver, aRunOf } = office
  const send = async () => {
    await driver.start(await aRunOf([attempt.orderId]))
    const [stop] = (await driver.mine()).runs.flatMap(({ stops }) => stops)
    if (!stop) throw new Error('The run has no stop')
    return stop
  }
  return { ...office, customer, orderId: attempt.orderId, send }
}

/** What was written to people since, after the mails of the way were due. */
async function messagesOf(shop: TestShop) {
  shop.passMinutes(6)
  await shop.deliverMails()
  const found = await shop.database.select().from(smsMessages)
  return found.map(({ to, text }) => ({ to, text }))
}

test('somebody else who gets an order is told when it comes, and that nobody was at home', async () => {
  const shop = await openShopInTheMorning()
  const { send, driver } = await anOrderTo(shop, {})
  const { stopId, isSurprise } = await send()
  expect(isSurprise).toBe(false)
  const out = { to: '94712345678', text: 'JOY Box: a delivery from Nimal comes today.' }
  expect(await messagesOf(shop)).toEqual([out])
  await driver.say(stopId, { result: 'NOBODY_HOME' })
  const [, missed, ...more] = await messagesOf(shop)
  expect(missed?.to).toBe(out.to)
  expect(missed?.text).toMatch(/^JOY Box: we came with a delivery from Nimal and nobody was at/)
  expect(more).toEqual([])
})

test('a surprise is told to nobody, and the driver is asked not to call before', async () => {
  const shop = await openShopInTheMorning()
  const { send, driver, customer, detail, orderId } = await anOrderTo(shop, { told: false })
  const { stopId, isSurprise } = await send()
  expect(isSurprise).toBe(true)
  await driver.say(stopId, { result: 'NOBODY_HOME' })
  expect(await messagesOf(shop)).toEqual([])
  expect((await ordersOf(shop, customer))[0].tellRecipient).toBe(false)
  expect((await detail(orderId)).tellRecipient).toBe(false)
})

test.each([
  ['a surprise stays one', false, false],
  ['the recipient is told of its order alone', true, undefined],
])('when goods are added to an order, %s', async (_, told, ofAddition) => {
  const shop = await openShopInTheMorning()
  const { customer, orderId } = await anOrderTo(shop, { told })
  const { enter, detail, tea } = await atThePhone(shop)
  const { version, recipientId } = await detail(orderId)
  const { body: added } = await enter({
    customer: { customerId: customer.id },
    address: { recipientId },
    products: [{ productId: tea.id, quantity: 1 }],
    totalAmount: '920.00',
    changes: { orderId, version, how: 'ADDITION' },
  })
  expect((await detail(added.orderId)).tellRecipient).toBe(ofAddition)
})

test('nobody is told of an order whose customer was not asked, or who gets it', async () => {
  const unasked = [
    { told: null },
    { isOn: false },
    { recipient: { ...kamala, contact: '0771234567' } },
    { recipient: { ...kamala, recipientName: 'NIMAL  Perera' } },
    { recipient: { ...kamala, contact: '0812345678' } },
  ]
  for (const facts of unasked) {
    const shop = await openShopInTheMorning()
    const { send, customer } = await anOrderTo(shop, facts)
    const { isSurprise } = await send()
    expect([facts, isSurprise, await messagesOf(shop)]).toEqual([facts, false, []])
    expect((await ordersOf(shop, customer))[0]).not.toHaveProperty('tellRecipient')
  }
})

test('switching the messages off counts for orders that were placed before', async () => {
  const shop = await openShopInTheMorning()
  const { send, session } = await anOrderTo(shop, {})
  const params = { key: 'sms.recipients' }
  await shop.call('PUT /admin/settings/{key}', {
    session,
    params,
    body: { value: false, version: 1 },
  })
  await send()
  expect(await messagesOf(shop)).toEqual([])
})

test('a name that is none does not reach strangers', async () => {
  const shop = await openShopInTheMorning()
  const { send } = await anOrderTo(shop, { name: 'www.prizes.example' })
  await send()
  const [message] = await messagesOf(shop)
  expect(message?.text).toBe('JOY Box: a delivery comes today.')
})

test('the cart says that recipients are told only where they are', async () => {
  const shop = await openShopInTheMorning()
  const { customer, session } = await anOrderTo(shop, {})
  const { token } = customer
  expect((await shop.call('GET /carts', { token })).body.tellsRecipients).toBe(true)
  await shop.call('PUT /admin/settings/{key}', {
    session,
    params: { key: 'sms.recipients' },
    body: { value: false, version: 1 },
  })
  expect((await shop.call('GET /carts', { token })).body).not.toHaveProperty('tellsRecipients')
})

test.each(['si', 'ta'])('in %s a message to a recipient fits into two', async (language) => {
  const shop = await openShopInTheMorning()
  const { send, customer } = await anOrderTo(shop, { name: 'කවිෂ්කා ප්‍රනාන්දු' })
  await shop.call('PUT /user/language', { token: customer.token, body: { language } })
  await send()
  shop.passMinutes(6)
  await shop.deliverMails()
  const [message] = await shop.database.select().from(smsMessages)
  expect(message?.text).toContain('කවිෂ්කා')
  expect(message?.parts).toBeLessThanOrEqual(2)
})
