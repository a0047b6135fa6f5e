import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailLinks, users } from '../../database/schema.ts'
import { aCustomer, aNewCustomer, type TestCustomer } from '../../testing/builders.ts'
import {
  askForEmail,
  lastEmailLink,
  logInStatus,
  moveTo,
  pressLink,
} from '../../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

const fresh = 'nimali.silva@example.com'

const stateOf = async ({ call }: TestShop, { token }: TestCustomer) =>
  (await call('GET /user/email', { token })).body

test('a token alone does not change the email address, and nobody is mailed', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const without = await askForEmail(shop, customer, { email: 'attacker@evil.example' })
  expect([without.status, without.body.code]).toEqual([403, 'passwordNeeded'])
  const wrong = { email: 'attacker@evil.example', password: 'Kiribath#2' }
  const refused = await askForEmail(shop, customer, wrong)
  expect([refused.status, refused.body.code]).toEqual([403, 'wrongOwnPassword'])
  expect(await stateOf(shop, customer)).toMatchObject({ isConfirmed: true, waiting: null })
  expect(await shop.deliverMails()).toEqual([])
  expect(await logInStatus(shop, customer.email, customer.password)).toBe(200)
})

test('the account keeps its address until the link to the new one is opened', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, password, token } = customer
  const asked = await askForEmail(shop, customer, { email: fresh, password })
  expect(asked).toMatchObject({ status: 200, body: { email } })
  expect(await stateOf(shop, customer)).toMatchObject({
    isConfirmed: true,
    waiting: { email: fresh, until: expect.stringMatching(/^\d{4}-/) },
  })
  expect(await logInStatus(shop, email, password)).toBe(200)
  expect(await logInStatus(shop, fresh, password)).toBe(401)

  const mails = await shop.deliverMails()
  expect(mails.map(({ to }) => to)).toEqual([fresh])
  const path = await lastEmailLink(shop, fresh)
  expect(await (await shop.request(path)).text()).toContain(`has the address ${fresh}`)
  expect(await logInStatus(shop, fresh, password)).toBe(401)
  expect((await pressLink(shop, path)).page).toContain('Your account has this address now')

  expect(await logInStatus(shop, email, password)).toBe(401)
  expect(await logInStatus(shop, fresh, password)).toBe(200)
  expect(await stateOf(shop, customer)).toEqual({ email: fresh, isConfirmed: true, waiting: null })
  const info = await shop.call('POST /user/get_user_info_by_token', { token })
  expect(info.body.email).toBe(fresh)
})

test('the old address is told of the change', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, fresh)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.to).toBe(customer.email)
  expect(mail?.subject).toBe('The email address of your JOY Box account was changed')
  expect(mail?.text).toMatch(/On \w{3} \d+, \d{4}, \d+:\d\d [AP]M the email address/)
})

test('an old address that nobody confirmed is told, but gets no way into the account', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  await moveTo(shop, customer, fresh)
  const mail = (await shop.deliverMails()).findLast(({ to }) => to === customer.email)
  expect(mail?.subject).toBe('The email address of your JOY Box account was changed')
  expect(mail?.text).not.toContain('/account/email/')
})

test('a later change replaces an earlier one that waits', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { password } = customer
  await askForEmail(shop, customer, { email: 'first@example.com', password })
  const first = await lastEmailLink(shop, 'first@example.com')
  await askForEmail(shop, customer, { email: fresh, password })
  expect((await pressLink(shop, first)).status).toBe(404)
  expect((await stateOf(shop, customer)).waiting.email).toBe(fresh)
})

test('another address can be asked for at the moment in which the link to one is opened', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { id, password } = customer
  await askForEmail(shop, customer, { email: 'first@example.com', password })
  const { asking } = await shop.database.transaction(async (tx) => {
    // As opening the link does: the account first, then its link.
    await tx.select().from(users).where(eq(users.id, id)).for('update')
    const asking = askForEmail(shop, customer, { email: fresh, password })
    await untilBlocked(shop)
    await tx.delete(emailLinks).where(eq(emailLinks.userId, id))
    return { asking }
  })
  expect((await asking).status).toBe(200)
  expect((await stateOf(shop, customer)).waiting.email).toBe(fresh)
})

test('the link is sent again to the address that waits, or to one that is not confirmed', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const { token, password, email } = customer
  const again = () => shop.call('POST /user/email/link', { token })
  const lastTo = async () => (await shop.deliverMails()).at(-1)?.to
  expect((await again()).status).toBe(201)
  await askForEmail(shop, customer, { email: fresh, password })
  expect((await again()).status).toBe(201)
  expect(await lastTo()).toBe(fresh)
  await pressLink(shop, await lastEmailLink(shop, fresh))
  const sent = (await shop.deliverMails()).length
  expect((await again()).status).toBe(201)
  expect(await shop.deliverMails()).toHaveLength(sent)
  expect(email).not.toBe(fresh)
})

test('the link is sent again a few times only, and not beyond the three mails of an unconfirmed address', async () => {
  const shop = await openShop({ rateLimits: true })
  const { token } = await aNewCustomer(shop)
  const again = async () => (await shop.call('POST /user/email/link', { token })).status
  expect([await again(), await again()]).toEqual([201, 429])
  await shop.database.execute(`delete from rate_limits where key like 'emailLinksSoon%'`)
  await shop.deliverMails()
  expect(await again()).toBe(201)
  await shop.database.execute(`delete from rate_limits where key like 'emailLinksSoon%'`)
  expect(await shop.deliverMails()).toHaveLength(3)
  expect(await again()).toBe(429)
})

test('an address that another account got in the meantime is refused, and the account keeps its own', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, password } = customer
  await askForEmail(shop, customer, { email: fresh, password })
  const path = await lastEmailLink(shop, fresh)
  await moveTo(shop, await aCustomer(shop), fresh)
  const { status, page } = await pressLink(shop, path)
  expect(status).toBe(200)
  expect(page).toContain('This address is not free any more')
  expect(await logInStatus(shop, email, password)).toBe(200)
  expect(shop.loggedErrors()).toEqual([])
})

test('wrong passwords are limited, and so are changes of address', async () => {
  const shop = await openShop({ rateLimits: true })
  const customer = await aCustomer(shop)
  const ask = async (password: string) =>
    (await askForEmail(shop, customer, { email: fresh, password })).status
  for (let tries = 0; tries < 5; tries++) expect(await ask(customer.password)).toBe(200)
  expect(await ask(customer.password)).toBe(429)
  for (let tries = 0; tries < 10; tries++) expect(await ask('Kiribath#2')).toBe(403)
  expect(await ask('Kiribath#2')).toBe(429)
})
