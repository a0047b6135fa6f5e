import { expect, test } from 'vitest'
import { aCustomer, type TestCustomer } from '../../testing/builders.ts'
import {
  askForEmail,
  lastEmailLink,
  logInStatus,
  moveTo,
  pressLink,
} from '../../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

const password = 'Pol-Sambol1'
const thief = 'thief@evil.example'

const bringBack = async (shop: TestShop, { email }: TestCustomer) =>
  pressLink(shop, await lastEmailLink(shop, email), { password })

test('the old address comes back with a new password, and all sessions end', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  const path = await lastEmailLink(shop, customer.email)
  const asked = await (await shop.request(path)).text()
  expect(asked).toContain('Bring your address back')
  expect(asked).toContain('name="password"')
  expect(await logInStatus(shop, thief, customer.password)).toBe(200)

  const { status, page } = await pressLink(shop, path, { password })
  expect(status).toBe(200)
  expect(page).toContain('Your address is back')
  expect(await logInStatus(shop, customer.email, password)).toBe(200)
  expect(await logInStatus(shop, thief, customer.password)).toBe(401)
  expect(await logInStatus(shop, customer.email, customer.password)).toBe(401)
  expect((await shop.call('GET /carts', { token: customer.token })).status).toBe(401)
  expect((await pressLink(shop, path, { password })).status).toBe(404)
})

test('a faulty new password is refused with its reason, and the link stays good', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  const path = await lastEmailLink(shop, customer.email)
  for (const [faulty, reason] of [
    [{}, 'Password is required'],
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ password: 'Password1!' }, 'This password is too easy to guess'],
  ] as const) {
    const refused = await pressLink(shop, path, faulty)
    expect(refused.status).toBe(400)
    expect(refused.page).toContain(reason)
  }
  expect((await bringBack(shop, customer)).status).toBe(200)
})

test('the way back is open for seven days, in which nobody else gets the address', async () => {
  const shop = await openShop()
  const [customer, other] = [await aCustomer(shop), await aCustomer(shop)]
  await moveTo(shop, customer, thief)
  const taken = customer.email.toUpperCase()
  const account = { name: 'Somebody', nic: '911042754V', telephone: '0771234567', password }
  const register = () => shop.call('POST /user/register', { body: { ...account, email: taken } })
  const registered = await register()
  expect([registered.status, registered.body.code]).toEqual([409, 'emailTaken'])
  const asked = await askForEmail(shop, other, { email: taken, password: other.password })
  expect([asked.status, asked.body.code]).toEqual([409, 'emailTaken'])

  shop.passMinutes(7 * 24 * 60 + 1)
  expect((await bringBack(shop, customer)).status).toBe(404)
  expect((await register()).status).toBe(201)
})

test('a thief who changes the address twice closes no way back', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  await moveTo(shop, customer, 'second@evil.example')
  const [own, thiefs] = [
    await lastEmailLink(shop, customer.email),
    await lastEmailLink(shop, thief),
  ]
  // The thief returns to the first stolen address: that removes no earlier way back.
  expect((await pressLink(shop, thiefs, { password: 'Kiribath#3' })).status).toBe(200)
  expect((await pressLink(shop, own, { password })).status).toBe(200)
  expect(await logInStatus(shop, customer.email, password)).toBe(200)
})

test("once the address is back, none of a thief's links works", async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  await moveTo(shop, customer, 'second@evil.example')
  await askForEmail(shop, customer, { email: 'third@evil.example', password: customer.password })
  const links = [await lastEmailLink(shop, thief), await lastEmailLink(shop, 'third@evil.example')]
  expect((await bringBack(shop, customer)).status).toBe(200)
  for (const path of links) {
    expect((await pressLink(shop, path, { password: 'Kiribath#3' })).status).toBe(404)
  }
  expect(await logInStatus(shop, customer.email, password)).toBe(200)
})

test('an owner who changes the address back on the profile gives a thief no way back', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  await moveTo(shop, customer, customer.email)
  const mail = (await shop.deliverMails()).findLast(({ to }) => to === thief)
  expect(mail?.subject).toBe('The email address of your JOY Box account was changed')
  expect(mail?.text).not.toContain('/account/email/')
})

test('an address that is being left goes to nobody who signs up at that moment', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email } = customer
  await askForEmail(shop, customer, { email: thief, password: customer.password })
  const path = await lastEmailLink(shop, thief)
  const account = { name: 'Somebody', nic: '911042754V', telephone: '0771234567', password, email }
  const [moved, ...registered] = await Promise.all([
    pressLink(shop, path),
    ...Array.from({ length: 8 }, () => shop.call('POST /user/register', { body: account })),
  ])
  expect(moved.status).toBe(200)
  expect(registered.map(({ status }) => status)).toEqual(registered.map(() => 409))
  expect((await bringBack(shop, customer)).status).toBe(200)
})

test('a way back that is opened twice at the same moment is used once', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await moveTo(shop, customer, thief)
  const path = await lastEmailLink(shop, customer.email)
  const chosen = ['Pol-Sambol1', 'Pol-Sambol2', 'Pol-Sambol3']
  const pages = await Promise.all(chosen.map((each) => pressLink(shop, path, { password: each })))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(pages.filter(({ page }) => page.includes('This link is no longer good'))).toHaveLength(2)
})
