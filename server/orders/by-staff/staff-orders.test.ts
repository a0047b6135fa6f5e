import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderProducts, orders, products, productTexts, users } from '../../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../../testing/builders.ts'
import { anAddressIn } from '../../testing/delivery-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { place, stockOf } from '../../testing/order-builders.ts'
import { atWork, mailsTo } from '../../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../../testing/payment-builders.ts'
import { aTimedShop, soon } from '../../testing/slot-builders.ts'
import { atLink, atThePhone, nimali } from '../../testing/staff-order-builders.ts'
import { releaseLapsedHolds } from '../release-stock.ts'

test('a shop that has set nothing enters no orders', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const { session } = await atWork(shop)
  const params = { key: 'orders.byStaff' }
  const body = { value: false, version: 1 }
  await shop.call('PUT /admin/settings/{key}', { session, params, body })
  expect(await enter()).toMatchObject({ status: 409, body: { code: 'notEntered' } })
  expect(await shop.database.$count(orders)).toBe(0)
})

test('an order by telephone is at today’s prices, takes its stock, and is paid with its link', async () => {
  const shop = await openShop()
  const { quote, enter, detail, complete, email, tea } = await atThePhone(shop)
  expect((await quote()).body).toMatchObject({
    lines: [{ name: 'Ceylon Tea', quantity: 2, amount: 1840 }],
    deliveryFee: 0,
    total: 1840,
  })
  const entered = await enter()
  expect(entered.status).toBe(201)
  const { orderId, paymentUrl } = entered.body
  expect(await stockOf(shop, tea)).toBe(8)
  expect(await detail(orderId)).toMatchObject({
    paymentStatus: 'PENDING',
    totalAmount: 1840,
    entered: { channel: 'PHONE', by: email },
    customer: { name: 'Nimali Perera', telephone: '0771234567', email: '' },
    history: [{ kind: 'PLACED', cause: `Entered by ${email}` }],
  })
  // Without an address nothing is mailed.
  expect((await shop.deliverMails()).filter(({ subject }) => subject.includes('order'))).toEqual([])

  const link = atLink(shop, paymentUrl)
  const { to } = await link.pay()
  expect(to).toMatch(/\/payments\/[\da-f-]{36}$/)
  const gatewayForm = await (await shop.request(new URL(String(to)).pathname)).text()
  expect(gatewayForm).toContain(paymentUrl)
  await notify(shop, await attemptBehind(shop, String(to)))
  expect((await detail(orderId)).paymentStatus).toBe('PAID')
  const paid = await link.open()
  expect(paid).toMatchObject({ status: 200, text: expect.stringContaining('it is paid') })
  expect(paid.text).not.toContain('<form')
  expect(paid.text).toContain('We are packing it')
  const { version } = await detail(orderId)
  expect((await complete({ orderId, version })).status).toBe(200)
  const completed = await link.open()
  expect(completed.text).toContain('it is paid')
  expect(completed.text).not.toContain('We are packing it')
})

test('an entered order keeps its goods for its whole time, also in place of one that ends soon', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const soap = await aProduct(shop, { name: 'Soap' })
  await place(shop, customer, anOrderOf(customer, recipientId, [[soap, 1]]))
  shop.passMinutes(58)
  const { enter, link } = await atThePhone(shop)
  const { body } = await enter({
    customer: { customerId: customer.id },
    address: { recipientId },
  })
  const { until } = (await link(body.orderId)).body
  const linkMinutes = shop.shop.settings.get('orders.linkMinutes')
  const end = shop.shop.now().getTime() + (linkMinutes - 1) * 60_000
  expect(Date.parse(until)).toBeGreaterThan(end)
})

test.each([
  ['keeps its time until the time is over', '06:29', true],
  ['has lost its time once the time is over', '06:31', false],
])('an order that is paid by its link late %s', async (_, paidAt, hasSlot) => {
  const { shop, customer, morning } = await aTimedShop()
  const recipientId = await anAddressIn(shop, customer, '10250')
  shop.passUntil(new Date(`${soon}T01:00:00Z`))
  const { enter } = await atThePhone(shop)
  const own = { customer: { customerId: customer.id }, address: { recipientId }, slot: morning }
  const { body } = await enter(own)
  const { to } = await atLink(shop, body.paymentUrl).pay()
  shop.passUntil(new Date(`${soon}T${paidAt}:00Z`))
  await notify(shop, await attemptBehind(shop, String(to)))
  const { detail } = await atWork(shop)
  const { paymentStatus, concerns } = await detail(body.orderId)
  expect({ paymentStatus, concerns }).toEqual({
    paymentStatus: 'PAID',
    concerns: hasSlot ? [] : ['NO_SLOT'],
  })
  const received = (await shop.deliverMails()).at(-1)?.text ?? ''
  expect(received.includes('Please choose another time.')).toBe(!hasSlot)
  expect(received.includes('9:00 AM')).toBe(hasSlot)
})

test('the page says no more than a first name and the sum, in three languages', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const { body } = await enter({ customer: { ...nimali, language: 'ta' } })
  const link = atLink(shop, body.paymentUrl)
  const pages = await Promise.all([link.open(), link.open('en'), link.open('si')])
  expect(pages.map(({ text }) => /<html lang="(..)">/.exec(text)?.[1])).toEqual(['ta', 'en', 'si'])
  for (const { text } of pages) {
    expect(text).toContain('Nimali')
    expect(text).toContain('1,840.00')
    for (const secret of ['Perera', 'Example Lane', '10250', '0771234567']) {
      expect(text).not.toContain(secret)
    }
  }
})

test('a link that has lapsed, is cancelled, paid, or has a wrong letter says so, without a form', async () => {
  const shop = await openShop()
  const { enter, cancel, detail, tea } = await atThePhone(shop)
  const { body } = await enter()
  const link = atLink(shop, body.paymentUrl)
  const wrong = body.paymentUrl.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'))
  for (const [url, status] of [
    [wrong, 404],
    [`${body.paymentUrl}0`, 404],
  ] as const) {
    const page = await atLink(shop, url).open()
    expect(page).toMatchObject({ status, text: expect.stringContaining('not known') })
    expect(page.text).not.toMatch(/<form|Nimali/)
    expect((await atLink(shop, url).pay()).to).toBeNull()
  }
  expect((await atLink(shop, wrong).open('ta')).text).toContain('href="/ta"')
  const second = await enter({ isAnother: true })
  const { version } = await detail(second.body.orderId)
  await cancel(second.body.orderId, { version, reason: 'Asked to' })
  const cancelled = atLink(shop, second.body.paymentUrl)
  expect((await cancelled.open()).text).toContain('This order is cancelled')
  expect((await cancelled.open()).text).toContain('href="/"')
  expect((await cancelled.open('si')).text).toContain('href="/si"')
  expect((await cancelled.pay()).to).toBeNull()

  shop.passMinutes(1441)
  await releaseLapsedHolds(shop.shop)
  expect(await stockOf(shop, tea)).toBe(10)
  const lapsed = await link.open()
  expect(lapsed.text).toContain('This link has ended')
  expect(lapsed.text).not.toMatch(/<form|Nimali/)
  expect((await link.pay()).to).toBeNull()
})

test('a call that two people enter is one order, unless they say that it is another', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const { body } = await enter()
  const again = await enter({ customer: { ...nimali, telephone: '+94771234567', language: 'en' } })
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'enteredJustNow', orderId: body.orderId },
  })
  expect((await enter({ isAnother: true })).status).toBe(201)
  expect(await shop.database.$count(orders)).toBe(2)
})

test('a request that is sent twice, also at once, enters one order', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const requestKey = crypto.randomUUID()
  const both = await Promise.all([enter({ requestKey }), enter({ requestKey })])
  const { body, status } = await enter({ requestKey })
  expect(status).toBe(201)
  expect(both.filter((each) => each.status === 201)).not.toHaveLength(0)
  expect(both.find((each) => each.status === 201)?.body).toEqual(body)
  expect(await shop.database.$count(orders)).toBe(1)
  expect(await shop.database.$count(users, eq(users.email, ''))).toBe(1)
})

test('an order that was entered is not taken for another one that is sent with its key', async () => {
  const shop = await openShop()
  const { enter, detail } = await atThePhone(shop)
  const requestKey = crypto.randomUUID()
  const { body: entered } = await enter({ requestKey })
  const changes = [{ notes: 'Ring twice' }, { sendsLink: false }, { address: { recipientId: 1 } }]
  for (const change of changes) {
    expect(await enter({ requestKey, ...change })).toMatchObject({
      status: 409,
      body: { code: 'enteredOtherwise', orderId: entered.orderId },
    })
  }
  expect(await enter({ requestKey, isAnother: true })).toMatchObject({ status: 201, body: entered })
  expect(await detail(entered.orderId)).toMatchObject({ notes: null })
  expect(await shop.database.$count(orders)).toBe(1)
})

test('other prices, missing stock and unknown goods are refused as at the checkout', async () => {
  const shop = await openShop()
  const { enter, quote, tea } = await atThePhone(shop)
  expect(await enter({ totalAmount: '1800.00' })).toMatchObject({
    status: 409,
    body: { code: 'pricesChanged', totalAmount: '1840.00' },
  })
  await shop.database.update(products).set({ stockQuantity: 1 }).where(eq(products.id, tea.id))
  expect(await enter()).toMatchObject({ status: 409, body: { code: 'outOfStock' } })
  expect((await quote({ products: [{ productId: 999_999, quantity: 1 }] })).status).toBe(404)
  expect((await quote({ products: [] })).status).toBe(400)
  expect(await shop.database.$count(orders)).toBe(0)
  expect(await shop.database.$count(users, eq(users.email, ''))).toBe(0)
})

test('refusals to staff are in English, also when the customer reads another language', async () => {
  const shop = await openShop()
  const { enter, tea } = await atThePhone(shop)
  const texts = { language: 'ta', name: 'தேயிலை', englishDigest: 'any' } as const
  await shop.database.insert(productTexts).values({ productId: tea.id, ...texts })
  const customer = { ...nimali, language: 'ta' }
  const { body: entered } = await enter({ customer })
  await shop.database.update(products).set({ stockQuantity: 1 }).where(eq(products.id, tea.id))
  expect(await enter({ customer, isAnother: true })).toMatchObject({
    status: 409,
    body: { code: 'outOfStock', products: [{ name: 'Ceylon Tea' }] },
  })
  // What the customer reads of the order is in Tamil all the same.
  const [line] = await shop.database
    .select({ name: orderProducts.translatedName })
    .from(orderProducts)
    .where(eq(orderProducts.orderId, entered.orderId))
  expect(line).toEqual({ name: 'தேயிலை' })
})

test('somebody with an account gets the link by mail, and sees the order among their own', async () => {
  const shop = await openShop()
  const { enter, mailLink, link, session } = await atThePhone(shop)
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const known = { customer: { customerId: customer.id }, address: { recipientId } }
  const { body } = await enter(known)
  const mails = (await shop.deliverMails()).filter(({ to }) => to.includes(customer.email))
  expect(mails.at(-1)?.text).toContain(body.paymentUrl)
  const own = await shop.call('GET /orders', { token: customer.token })
  expect(own.body).toMatchObject([{ orderId: body.orderId }])
  expect((await mailLink(body.orderId)).status).toBe(204)
  expect((await mailsTo(shop, customer.email)).length).toBe(mails.length + 1)
  const query = { subjectKind: 'order', subjectId: String(body.orderId) }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.body.items).toMatchObject([{ action: 'mail payment link' }, { action: 'enter order' }])
  expect((await link(body.orderId)).body).toMatchObject({ url: body.paymentUrl, state: 'open' })
  // Another customer's address.
  const stranger = await aCustomer(shop)
  const theirs = { customer: { customerId: stranger.id }, address: { recipientId } }
  expect((await enter({ ...theirs, isAnother: true })).status).toBe(404)
})

test('who is noted with an email cannot be seen by others who sign up or in', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const email = 'nimali@kade.example'
  const customer = { ...nimali, email, language: 'en' }
  expect((await enter({ customer })).status).toBe(201)
  const another = { ...customer, telephone: '0712223334' }
  expect(await enter({ customer: another })).toMatchObject({
    status: 409,
    body: { code: 'emailTaken' },
  })
  const stranger = await aCustomer(shop)
  expect((await shop.call('GET /orders', { token: stranger.token })).body).toEqual([])
  const signUp = { name: 'Somebody', email, nic: '200012345678', telephone: '0712223334' }
  const body = { ...signUp, password: 'kottu-roti-9', language: 'en' }
  expect((await shop.call('POST /user/register', { body })).status).not.toBe(201)
})

test('several people without email are noted, each with an account of their own', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  await enter()
  const kasun = { name: 'Kasun Silva', telephone: '0719998887', email: '', language: 'si' }
  expect((await enter({ customer: kasun })).status).toBe(201)
  expect(await shop.database.$count(users, eq(users.email, ''))).toBe(2)
  const faulty = [
    { ...kasun, telephone: 'call me' },
    { ...kasun, name: ' ' },
    { ...kasun, email: 'nobody' },
  ]
  for (const wrong of faulty) expect((await enter({ customer: wrong })).status).toBe(400)
})
