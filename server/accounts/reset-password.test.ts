import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { aCustomer, aNewCustomer } from '../testing/builders.ts'
import { aMailedCode, otherThan } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

/** As short as a reset allows. */
const password = 'Pol-S7'

async function logInStatus({ call }: TestShop, body: { email: string; password: string }) {
  return (await call('POST /user/login', { body })).status
}

test('a reset returns plain text; then the new password works and the old one does not', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email } = customer
  const otp = await aMailedCode(shop, email)
  const reset = await shop.call('POST /user/reset', { body: { email, otp, password } })
  expect(reset.status).toBe(200)
  expect(reset.body).toBe('Password changed successfully')
  expect(reset.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(await logInStatus(shop, { email, password })).toBe(200)
  expect(await logInStatus(shop, customer)).toBe(401)
})

test('a code resets one password', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const answers = await Promise.all(
    ['Pol-Sambol1', 'Pol-Sambol2', 'Pol-Sambol3'].map((each) =>
      shop.call('POST /user/reset', { body: { email, otp, password: each } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const later = await shop.call('POST /user/validate', { query: { email, otp } })
  expect(later.body.code).toBe('wrongCode')
})

test('a reset by a guest ends every session', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const reset = await shop.call('POST /user/reset', { body: { email, otp, password } })
  expect(reset.headers.get('X-Token')).toBeNull()
  expect((await shop.call('GET /carts', { token })).status).toBe(401)
})

test('a change from the profile ends every session but this one, which continues with a new token', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, token } = customer
  const elsewhere = await shop.call('POST /user/login', { body: customer })
  const otp = await aMailedCode(shop, email, token)
  const changed = await shop.call('POST /user/reset', { body: { email, otp, password }, token })
  expect(changed.body).toBe('Password changed successfully')
  const fresh = changed.headers.get('X-Token') ?? ''
  expect((await shop.call('GET /carts', { token: fresh })).status).not.toBe(401)
  for (const ended of [token, String(elsewhere.body.token)]) {
    expect((await shop.call('GET /carts', { token: ended })).status).toBe(401)
  }
})

test('a signed-in customer cannot reset the password of another account', async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aCustomer(shop), await aCustomer(shop)]
  const otp = await aMailedCode(shop, kamal.email)
  const reset = await shop.call('POST /user/reset', {
    body: { email: kamal.email, otp, password },
    token: nimali.token,
  })
  expect(reset.status).toBe(403)
  expect(await logInStatus(shop, kamal)).toBe(200)
})

test('a wrong code changes nothing, for a known and an unknown address alike', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const otp = otherThan(await aMailedCode(shop, customer.email))
  await shop.call('POST /user/send', { query: { email: 'nobody@example.com' } })
  const answers = await Promise.all(
    [customer.email, 'nobody@example.com'].map(async (email) => {
      const { status, body } = await shop.call('POST /user/reset', {
        body: { email, otp, password },
      })
      return [status, body.code]
    }),
  )
  expect(answers).toEqual(answers.map(() => [400, 'wrongCode']))
  expect(await logInStatus(shop, customer)).toBe(200)
})

test.each([
  ['', 'Password is required'],
  ['Ki#1a', 'Password must be at least 6 characters'],
  ['kiribath#1', 'Password must contain at least one uppercase letter'],
  ['KIRIBATH#1', 'Password must contain at least one lowercase letter'],
  ['Kiribath#', 'Password must contain at least one number'],
  ['Kiribath1', 'Password must contain at least one special character'],
  [`Ki#1${'a'.repeat(200)}`, 'Password must be 200 characters or less'],
])('the new password "%s" is refused, and the code stays valid', async (faulty, message) => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const { status, body } = await shop.call('POST /user/reset', {
    body: { email, otp, password: faulty },
  })
  expect([status, body.fields]).toEqual([400, { password: message }])
  const { body: answer } = await shop.call('POST /user/validate', { query: { email, otp } })
  expect(answer).toBe('OTP is valid')
})

test('passwords are stored as argon2id hashes with the recommended cost, each with its own salt', async () => {
  const shop = await openShop()
  for (const _ of ['Nimali', 'Kamal']) await aNewCustomer(shop)
  const stored = await shop.database.select({ hash: users.passwordHash }).from(users)
  for (const { hash } of stored) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  }
  expect(new Set(stored.map(({ hash }) => hash)).size).toBe(2)
})

test('whatever a reset accepts as a password is enough to log in', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  for (const short of ['Kandy1!', 'Abc1!x']) {
    const otp = await aMailedCode(shop, email)
    await shop.call('POST /user/reset', { body: { email, otp, password: short } })
    expect(await logInStatus(shop, { email, password: short })).toBe(200)
  }
})
