import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { lastMailedLink } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'

const email = 'kumari@example.com'
const newPassword = 'Pol-Sambol7'

async function anInvitedPicker(shop: TestShop) {
  const { session, password } = await anOperator(shop)
  const body = { email, name: 'Kumari Silva', roles: ['PICKER'], password }
  const invited = await shop.call('POST /admin/operators', { session, body })
  return { owner: { session, password }, ...invited.body }
}

const choosePassword = (shop: TestShop, link: string) =>
  shop.call('POST /user/reset-by-link', { body: { link, password: newPassword } })

test('somebody without an account is invited by mail, chooses a password, and enrols with the invitation', async () => {
  const shop = await openShop()
  const { invitation } = await anInvitedPicker(shop)
  const link = await lastMailedLink(shop)
  expect((await choosePassword(shop, link)).status).toBe(200)
  // The link works once.
  expect((await choosePassword(shop, link)).body.code).toBe('wrongLink')

  const login = await shop.call('POST /user/login', { body: { email, password: newPassword } })
  const session = sessionOf(login)
  const offered = await shop.call('POST /admin/second-factor/enrolment', {
    session,
    body: { invitation },
  })
  const { secret, ticket } = offered.body
  const confirmed = await shop.call('PUT /admin/second-factor/enrolment', {
    session,
    body: { ticket, code: codeOf(shop, secret) },
  })
  const open = { session: sessionOf(confirmed) }
  const { body } = await shop.call('GET /admin/session', open)
  expect(body.operator).toMatchObject({ name: 'Kumari Silva', email, roles: ['PICKER'] })
  expect((await shop.call('GET /admin/products', open)).status).toBe(200)
  expect((await shop.call('GET /admin/orders', open)).status).toBe(403)
})

test('the mail has no invitation: who reads the mailbox alone cannot enrol', async () => {
  const shop = await openShop()
  const { invitation } = await anInvitedPicker(shop)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.subject).toBe('You work in the back office of JOY Box now')
  expect(mail?.text).not.toContain(invitation)
  const [account] = await shop.database.select().from(users).where(eq(users.email, email))
  expect([account?.nic, account?.telephone]).toEqual(['', ''])
})

test('the link of somebody who was removed again sets no password, and confirms no address', async () => {
  const shop = await openShop()
  const { id, owner } = await anInvitedPicker(shop)
  const link = await lastMailedLink(shop)
  const opened = await shop.request(`/account/email/${link}`, { method: 'POST' })
  expect(opened.status).not.toBe(500)
  const [untouched] = await shop.database.select().from(users).where(eq(users.email, email))
  expect(untouched?.emailConfirmedAt).toBeNull()
  await shop.call('POST /admin/operators/{operatorId}/removal', {
    session: owner.session,
    params: { operatorId: id },
    body: { password: owner.password },
  })
  expect((await choosePassword(shop, link)).body.code).toBe('wrongLink')
})

test('the account of a customer becomes an operator’s with its own password, and gets a mail', async () => {
  const shop = await openShop()
  const { session, password } = await anOperator(shop)
  const customer = await aCustomer(shop)
  const body = { email: customer.email, roles: ['SUPPORT'], password }
  expect((await shop.call('POST /admin/operators', { session, body })).status).toBe(201)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.text).toContain('/login')
  expect(mail?.text).not.toContain('/new-password#')
})
