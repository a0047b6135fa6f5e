import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import {
  auditLog,
  contactMessages,
  newsletterSubscriptions,
  orders,
  products,
  users,
} from '../database/schema.ts'
import { aCustomer, aNewCustomer, signInAgain } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { emailLinkIn, moveTo, pressLink } from '../testing/email-link-builders.ts'
import { aCustomerOfOld, tablesNaming } from '../testing/erasure-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { confirmEmailOf, keepLink, minutesOfDays, ownDataOf } from '../testing/own-data-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'
import { askedErasures, eraseDue } from './index.ts'

const minutesToThink = minutesOfDays(7)

/** What the hourly job does. */
const erase = ({ shop }: TestShop) => eraseDue(shop, askedErasures, shop.now(), 100)
const isThere = async ({ database }: TestShop, id: number) =>
  (await database.$count(users, eq(users.id, id))) === 1
const subjects = async ({ deliverMails }: TestShop) =>
  (await deliverMails()).map(({ subject }) => subject)

test('seven days after a customer has asked, no table contains their data, and the orders are still there', async () => {
  const shop = await openShop()
  const { session } = await atTheCounter(shop)
  const { id, customer, place } = await aCustomerOfOld(shop)
  await confirmEmailOf(shop, { id })
  const shipped = await place('TXN-1')
  await notify(shop, shipped)
  const completion = { orders: [{ orderId: shipped.orderId, version: 1 }] }
  await shop.call('POST /admin/order-completions', { session, body: completion })
  const { askForErasure, erasure } = ownDataOf(shop, customer)

  const asked = await askForErasure()
  expect(asked.status).toBe(201)
  expect(asked.body.erasure).toEqual(await erasure())
  const { askedAt, until, waitsFor } = asked.body.erasure
  expect(new Date(until).getTime() - new Date(askedAt).getTime()).toBe(minutesToThink * 60_000)
  expect(waitsFor).toEqual([])
  shop.passMinutes(minutesToThink - 2)
  expect([await erase(shop), await isThere(shop, id)]).toEqual([0, true])
  shop.passMinutes(3)
  expect([await erase(shop), await isThere(shop, id)]).toEqual([1, false])

  // Only the last mail still names them.
  expect((await tablesNaming(shop)).filter((name) => !name.startsWith('pgboss.'))).toEqual([])
  const last = (await shop.deliverMails()).at(-1)
  expect(last).toMatchObject({
    to: 'Sanduni.W@example.com',
    subject: 'Your JOY Box account is deleted',
  })
  await shop.database.execute(sql`delete from pgboss.job where name = 'send-mail'`)
  expect(await tablesNaming(shop)).toEqual([])

  const [order] = await shop.database.select().from(orders)
  expect(order).toMatchObject({
    id: shipped.orderId,
    userId: null,
    recipientName: 'Erased',
    completedAt: expect.any(Date),
    totalCents: 60_000,
  })
  const entries = await shop.database.select().from(auditLog)
  expect(entries.at(-1)).toMatchObject({
    operatorEmail: 'the customer',
    action: 'erase customer',
    subjectId: String(id),
  })
  expect(await erase(shop)).toBe(0)
  expect(shop.loggedErrors()).toEqual([])
})

test('a deleted account answers like one that never was', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await ownDataOf(shop, customer).askForErasure()
  shop.passMinutes(minutesToThink + 1)
  await erase(shop)
  const logIn = (email: string) =>
    shop.call('POST /user/login', { body: { email, password: customer.password } })
  const [gone, never] = [await logIn(customer.email), await logIn('nobody@example.com')]
  expect([gone.status, gone.body.message]).toEqual([never.status, never.body.message])
  const { token } = customer
  expect((await shop.call('GET /user/erasure', { token })).status).toBe(401)
})

test('it needs the password', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { askForErasure, erasure } = ownDataOf(shop, customer)
  const refused = await askForErasure('Kiribath#2')
  expect([refused.status, refused.body.code]).toEqual([403, 'wrongOwnPassword'])
  expect((await askForErasure('')).status).toBe(400)
  expect((await shop.call('POST /user/erasure', { body: { password: 'x' } })).status).toBe(401)
  expect(await erasure()).toBeNull()
  expect(await subjects(shop)).toEqual([])
})

test('a change of mind on the profile keeps the account, and is mailed', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { askForErasure, erasure, keep } = ownDataOf(shop, customer)
  await askForErasure()
  expect((await keep()).status).toBe(204)
  expect((await keep()).status).toBe(204)
  expect(await erasure()).toBeNull()
  expect(await subjects(shop)).toEqual([
    'Your JOY Box account is to be deleted',
    'Your JOY Box account stays',
  ])
  // The link in the first mail has nothing left to keep.
  expect((await pressLink(shop, await keepLink(shop, customer.email))).status).toBe(404)
  shop.passMinutes(minutesToThink + 1)
  expect([await erase(shop), await isThere(shop, customer.id)]).toEqual([0, true])
})

test('the link in the mail keeps the account without a login, and asks first', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { askForErasure, erasure } = ownDataOf(shop, customer)
  await askForErasure()
  const path = await keepLink(shop, customer.email)
  const page = await (await shop.request(path)).text()
  expect(page).toContain('Do you want to keep your account?')
  expect(await erasure()).not.toBeNull()
  expect((await pressLink(shop, path)).page).toContain('Your account stays')
  expect(await erasure()).toBeNull()
  expect((await pressLink(shop, path)).status).toBe(404)
})

test('asking again moves no day and sends no second mail', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { askForErasure, erasure } = ownDataOf(shop, customer)
  const first = (await askForErasure()).body
  shop.passMinutes(60)
  const second = await askForErasure()
  expect([second.status, second.body]).toEqual([201, first])
  expect(await erasure()).toEqual(first.erasure)
  expect(await subjects(shop)).toHaveLength(1)
})

test('of two requests at once one counts, and two jobs erase once', async () => {
  const shop = await openShop()
  const { askForErasure } = ownDataOf(shop, await aCustomer(shop))
  await Promise.all([askForErasure(), askForErasure()])
  expect(await subjects(shop)).toHaveLength(1)
  shop.passMinutes(minutesToThink + 1)
  const erased = await Promise.all([erase(shop), erase(shop)])
  expect(erased.sort()).toEqual([0, 1])
  expect((await subjects(shop)).at(-1)).toBe('Your JOY Box account is deleted')
  expect(shop.loggedErrors()).toEqual([])
})

test('signing in and shopping go on, and cancel nothing', async () => {
  const shop = await openShop()
  const { customer } = await anUnpaidOrder(shop)
  const { askForErasure } = ownDataOf(shop, customer)
  const { body } = await askForErasure()
  shop.passMinutes(minutesOfDays(3))
  await signInAgain(shop, customer)
  expect(await ownDataOf(shop, customer).erasure()).toEqual(body.erasure)
})

test('an order that is paid comes first, and so does money to go back', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  const { customer } = order
  await ownDataOf(shop, customer).askForErasure()
  await notify(shop, order.attempt)
  shop.passMinutes(minutesToThink + 1)
  const { session, show } = await atTheCounter(shop)
  await signInAgain(shop, customer)
  const { erasure } = ownDataOf(shop, customer)
  expect(await erasure()).toMatchObject({ waitsFor: [order.id] })
  expect([await erase(shop), await isThere(shop, customer.id)]).toEqual([0, true])
  expect((await show(customer.id)).body.erasure).toMatchObject({ until: expect.any(String) })

  await shop.call('POST /admin/orders/{orderId}/cancellation', {
    session,
    params: { orderId: order.id },
    body: { version: 1, reason: 'Sold out', refund: 'BY_HAND' },
  })
  expect(await erasure()).toMatchObject({ waitsFor: [order.id] })
  expect(await erase(shop)).toBe(0)
  const { refunds } = (
    await shop.call('GET /admin/orders/{orderId}', { session, params: { orderId: order.id } })
  ).body as BackOfficeAnswer<'GET /admin/orders/{orderId}'>
  await shop.call('POST /admin/refunds/{refundId}/settlement', {
    session,
    params: { refundId: refunds[0]?.id ?? 0 },
    body: { reference: 'Slip 1' },
  })
  expect(await erasure()).toMatchObject({ waitsFor: [] })
  expect([await erase(shop), await isThere(shop, customer.id)]).toEqual([1, false])
})

test('an unpaid order does not: it is cancelled, and its goods come back', async () => {
  const shop = await openShop()
  const { customer, productId } = await anUnpaidOrder(shop)
  await ownDataOf(shop, customer).askForErasure()
  shop.passMinutes(minutesToThink + 1)
  expect(await erase(shop)).toBe(1)
  const [tea] = await shop.database.select().from(products).where(eq(products.id, productId))
  expect(tea?.stockQuantity).toBe(10)
})

test('an address that nobody has confirmed keeps what somebody wrote from it', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const { email } = customer
  await shop.call('POST /dashboard/get-in-touch', {
    body: { name: 'Kasun Silva', email, message: 'Do you deliver to Jaffna?' },
  })
  await shop.call('POST /newsletter', { body: { email } })
  await ownDataOf(shop, customer).askForErasure()
  shop.passMinutes(minutesToThink + 1)
  expect(await erase(shop)).toBe(1)
  expect(await shop.database.$count(contactMessages)).toBe(1)
  expect(await shop.database.$count(newsletterSubscriptions)).toBe(1)
})

test('an address with a way back to the account can keep it too, and coming back keeps it', async () => {
  const shop = await openShop()
  const owner = await aCustomer(shop)
  await moveTo(shop, owner, 'thief@example.com')
  const wayBack = emailLinkIn((await shop.deliverMails()).findLast(({ to }) => to === owner.email))
  const { askForErasure, erasure, keep } = ownDataOf(shop, owner)
  await askForErasure()
  expect((await pressLink(shop, await keepLink(shop, owner.email))).page).toContain('account stays')
  expect(await erasure()).toBeNull()

  await keep()
  await askForErasure()
  const done = await pressLink(shop, wayBack, { password: 'Pol-Sambol1' })
  expect(done.page).toContain('Your address is back')
  shop.passMinutes(minutesToThink + 1)
  expect([await erase(shop), await isThere(shop, owner.id)]).toEqual([0, true])
})

test('an account can be asked to be deleted five times a day', async () => {
  const shop = await openShop({ rateLimits: true })
  const { askForErasure, keep } = ownDataOf(shop, await aCustomer(shop))
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    statuses.push((await askForErasure()).status)
    await keep()
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
