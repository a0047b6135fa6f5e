import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  carts,
  contactMessages,
  feedback,
  newsletterSubscriptions,
  operatorInvitations,
  orders,
  users,
} from '../database/schema.ts'
import { aCustomer, aNewCustomer, aProduct } from '../testing/builders.ts'
import { sentPrices, sentTotals } from '../testing/cart-builders.ts'
import { aCustomerOfOld, tablesNaming } from '../testing/erasure-builders.ts'
import { startWork } from '../testing/job-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator } from '../testing/operator-builders.ts'
import { ownDataOf } from '../testing/own-data-builders.ts'
import { notify } from '../testing/payment-builders.ts'
import { clear, lastRun, passDays, send } from '../testing/retention-builders.ts'
import { anSmtpServer } from '../testing/smtp-server.ts'
import { until } from '../testing/until.ts'

test('messages go a year after the answer, without one after two years', async () => {
  const shop = await openShop()
  await send(shop)
  await send(shop, 'amal@example.com')
  const answered = { answeredAt: shop.shop.now(), answeredBy: 'mala@joybox.example' }
  await shop.database
    .update(contactMessages)
    .set(answered)
    .where(eq(contactMessages.email, 'kasun@example.com'))
  passDays(shop, 364)
  await clear(shop)
  expect(await shop.database.$count(contactMessages)).toBe(2)
  passDays(shop, 2)
  await clear(shop)
  const left = await shop.database.select().from(contactMessages)
  expect(left.map(({ email }) => email)).toEqual(['amal@example.com'])
  passDays(shop, 366)
  await clear(shop)
  expect(await shop.database.$count(contactMessages)).toBe(0)
  expect(await lastRun(shop)).toMatchObject({ deleted: { unansweredMessages: 1 }, overdue: {} })
})

test('a cart goes a year after its last change', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const product = await aProduct(shop)
  const save = () =>
    shop.call('POST /carts/cartItem-save', {
      token: customer.token,
      body: {
        userId: customer.id,
        ...sentTotals,
        items: [],
        cartProducts: [{ productId: product.id, quantity: 1, ...sentPrices }],
      },
    })
  await save()
  // The moment of a change is the database's.
  await shop.database.update(carts).set({ changedAt: sql`now() - interval '2 years'` })
  await save()
  await clear(shop)
  expect(await shop.database.$count(carts)).toBe(1)
  passDays(shop, 366)
  await clear(shop)
  expect(await shop.database.$count(carts)).toBe(0)
})

test('feedback goes when it was hidden, and stays while it is shown', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  for (const message of ['The mangoes were ripe', 'Buy my watches']) {
    await shop.call('POST /feedback', {
      token,
      body: { name: 'Nimali', feedbackCount: 5, message },
    })
  }
  await shop.database
    .update(feedback)
    .set({ hiddenAt: shop.shop.now() })
    .where(eq(feedback.message, 'Buy my watches'))
  passDays(shop, 366)
  await clear(shop)
  const left = await shop.database.select().from(feedback)
  expect(left.map(({ message }) => message)).toEqual(['The mangoes were ripe'])
})

test('an account that nobody has ever used goes after a year, without a mail', async () => {
  const shop = await openShop()
  const unused = await aNewCustomer(shop)
  const confirmed = await aCustomer(shop)
  const { customer, place } = await aCustomerOfOld(shop)
  await place('TXN-1')
  await shop.deliverMails()
  passDays(shop, 364)
  await clear(shop)
  expect(await shop.database.$count(users)).toBe(3)
  passDays(shop, 2)
  await clear(shop)
  const left = await shop.database.select().from(users).orderBy(users.id)
  expect(left.map(({ id }) => id)).toEqual([confirmed.id, customer.id].sort((a, b) => a - b))
  expect(await lastRun(shop)).toMatchObject({ deleted: { unusedAccounts: 1 }, overdue: {} })
  const to = (await shop.deliverMails()).filter((mail) => mail.to === unused.email)
  expect(to.map(({ subject }) => subject)).toEqual([
    'Please confirm your email address for JOY Box',
  ])
})

test('an account in which somebody signs in stays, confirmed or not', async () => {
  const shop = await openShop()
  const { email, password } = await aNewCustomer(shop)
  passDays(shop, 360)
  await shop.call('POST /user/login', { body: { email, password } })
  passDays(shop, 80)
  await clear(shop)
  expect(await shop.database.$count(users)).toBe(1)
})

test('an order names nobody after seven years, and its figures stay', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const { customer, place } = await aCustomerOfOld(shop)
  const shipped = await place('TXN-1')
  await notify(shop, shipped)
  const completion = { orders: [{ orderId: shipped.orderId, version: 1 }] }
  await shop.call('POST /admin/order-completions', { session, body: completion })
  const unpaid = await place('TXN-2')
  const paid = await place('TXN-3')
  await notify(shop, paid, { payment_id: '320025071279' })
  await shop.database
    .update(orders)
    .set({ placedAt: sql`now() - interval '8 years'`, stockHeldUntil: null })
  const before = await shop.database.select().from(orders).orderBy(orders.id)
  await clear(shop)
  const after = await shop.database.select().from(orders).orderBy(orders.id)
  expect(after.map(({ userId }) => userId)).toEqual([null, null, customer.id])
  expect(after[0]).toMatchObject({
    recipientName: 'Erased',
    streetAddress: '',
    billedName: null,
    totalCents: before[0]?.totalCents,
    paidAt: before[0]?.paidAt,
  })
  expect(after[1]).toMatchObject({ id: unpaid.orderId, cancelledAt: expect.any(Date) })
  // The last one is paid and not delivered: it waits, and that is no fault.
  expect(await lastRun(shop)).toMatchObject({ deleted: { orders: 2 }, overdue: {} })
  expect(shop.loggedErrors()).toEqual([])
})

test('codes, links, sessions, networks, invitations and mails go in their time', async () => {
  const shop = await openShop()
  const { email } = await aNewCustomer(shop)
  await aNewOperator(shop)
  await shop.call('POST /user/send', { query: { email } })
  await shop.deliverMails()
  passDays(shop, 91)
  await clear(shop)
  expect((await lastRun(shop))?.deleted).toMatchObject({
    oneTimeCodes: 1,
    emailLinks: 1,
    sessions: 2,
    signInNetworks: 2,
    operatorSessions: 1,
    operatorInvitations: 1,
    mails: 2,
    mailRecords: 2,
  })
  expect(await shop.database.$count(operatorInvitations)).toBe(0)
})

test('the words of a consent are stored with its moment, and are in the customer’s copy', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await shop.call('POST /newsletter', { body: { email: customer.email } })
  const { body } = await ownDataOf(shop, customer).download()
  const [stored] = await shop.database.select().from(newsletterSubscriptions)
  expect(body.newsletter).toEqual({
    email: customer.email,
    language: 'en',
    consentedAt: stored?.createdAt.toISOString(),
    words: [
      'Your monthly dose of updates, and offers',
      'Subscribe with your email — be the first to know about new product releases and amazing deals!',
      'Subscribe',
    ].join('\n'),
  })
})

test('the job runs in the shop’s queue, and nothing of a customer is left in the end', async () => {
  const shop = await openShop()
  const { customer } = await aCustomerOfOld(shop)
  await shop.database.update(users).set({ emailConfirmedAt: shop.shop.now() })
  await ownDataOf(shop, customer).askForErasure()
  passDays(shop, 8)
  await startWork(shop, (await anSmtpServer()).url)
  await shop.database.transaction((tx) =>
    shop.shop.jobs.enqueue(tx, 'forget-expired-codes-and-tries', [{}]),
  )
  await until(async () => expect(await lastRun(shop)).toBeDefined())
  expect(await lastRun(shop)).toMatchObject({ deleted: { accountsToErase: 1 }, overdue: {} })
  await until(async () => {
    const { rows } = await shop.database.execute(
      sql`select from pgboss.job where name = 'send-mail' and state <> 'completed'`,
    )
    expect(rows).toEqual([])
  })
  passDays(shop, 15)
  await clear(shop)
  expect(await tablesNaming(shop)).toEqual([])
})

test('a shop without any data keeps to all rules', async () => {
  const shop = await openShop()
  await clear(shop)
  expect(await lastRun(shop)).toMatchObject({ deleted: {}, overdue: {} })
  expect(shop.loggedErrors()).toEqual([])
})
