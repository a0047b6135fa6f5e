import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

const nimali = {
  name: 'Nimali Perera',
  email: 'Nimali@Example.com',
  nic: '91-1042754 v',
  password: 'Kiribath#1',
  telephone: '+94 77 123 4567',
  role: 'USER',
}

test('a registration creates an account and returns 201', async () => {
  const { call, database } = await openShop()
  const { status, body } = await call('POST /user/register', { body: nimali })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: 1,
    name: 'Nimali Perera',
    telephone: '+94771234567',
    email: 'Nimali@Example.com',
  })
  const [stored] = await database.select().from(users)
  expect(stored).toMatchObject({ nic: '911042754V', telephone: '+94771234567' })
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)
})

test('a role is never self-assigned, and unknown fields are not stored', async () => {
  const { call, database } = await openShop()
  const body = { ...nimali, role: 'ADMIN', credentialsVersion: 9, id: 77 }
  const registered = await call('POST /user/register', { body })
  expect(registered.status).toBe(201)
  expect(registered.body.id).toBe(1)
  expect(await database.select().from(users)).toMatchObject([{ id: 1, role: 'USER' }])
})

test('an email address has one account, in any case', async () => {
  const { call } = await openShop()
  await call('POST /user/register', { body: nimali })
  const again = await call('POST /user/register', {
    body: { ...nimali, email: 'nimali@example.COM' },
  })
  expect(again.status).toBe(409)
  expect(again.body.code).toBe('emailTaken')
})

test('the refusal of a faulty registration names each field', async () => {
  const { call, database } = await openShop()
  const body = { name: 'Ni', email: 'x', nic: '1', password: 'short', telephone: '1' }
  const refused = await call('POST /user/register', { body })
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({
    name: 'Name must be at least 3 characters',
    email: 'Please enter a valid email address',
    nic: 'Please enter a valid NIC (10 digits ending with V/X or 12 digits)',
    password: 'Password must be at least 8 characters',
    telephone: 'Please enter a valid phone number (10-15 digits)',
  })
  expect(await database.select().from(users)).toEqual([])
})

test('the right password gets a token of 24 hours, with the email address in any case', async () => {
  const { call } = await openShop()
  await call('POST /user/register', { body: nimali })
  const body = { email: ' NIMALI@example.com', password: nimali.password }
  const { status, body: answer } = await call('POST /user/login', { body })
  expect(status).toBe(200)
  const { exp = 0, iat = 0 } = decodeJwt(String(answer.token))
  expect(exp - iat).toBe(24 * 60 * 60)
})

test('a wrong password and an unknown email address get the same response', async () => {
  const { call } = await openShop()
  await call('POST /user/register', { body: nimali })
  const wrong = await call('POST /user/login', { body: { ...nimali, password: 'Kiribath#2' } })
  const unknown = await call('POST /user/login', { body: { ...nimali, email: 'no@example.com' } })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body.message).toBe('Invalid email or password')
  expect(unknown.body.message).toBe(wrong.body.message)
})

test('the user info of a token contains who its customer is, and nothing more', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { body } = await shop.call('POST /user/get_user_info_by_token', customer)
  expect(body).toEqual({
    id: customer.id,
    name: 'Nimali Perera',
    telephone: '0771234567',
    email: customer.email,
  })
})

test('a missing, an expired, an altered, a foreign and an unsigned token are all refused', async () => {
  const shop = await openShop()
  const { id, token } = await aCustomer(shop)
  const signed = (secret: string, changes: object, typ = 'session+jwt') =>
    new SignJWT({ ...decodeJwt(token), ...changes })
      .setProtectedHeader({ alg: 'HS256', typ })
      .sign(new TextEncoder().encode(secret))
  const { jwtSecret } = shop.shop.config
  expect((await shop.call('GET /orders', { token: await signed(jwtSecret, {}) })).status).toBe(200)
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60
  const unsigned = `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`.replaceAll('=', '')
  const tokens = [
    undefined,
    'nonsense',
    await signed(jwtSecret, { exp: aMinuteAgo }),
    await signed('another secret, just as long', {}),
    // Signed with the shop's secret, but not as a customer's token, or as another customer's.
    await signed(jwtSecret, { aud: 'operators' }),
    await signed(jwtSecret, {}, 'JWT'),
    await signed(jwtSecret, { sub: String(id + 1) }),
    `${token.slice(0, -2)}xx`,
    unsigned,
  ]
  for (const each of tokens) {
    const { status } = await shop.call('GET /orders', each ? { token: each } : {})
    expect(status).toBe(401)
  }
  expect(shop.loggedErrors()).toEqual([])
})

test('a changed password invalidates all earlier tokens', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  await shop.database.update(users).set({ credentialsVersion: 2 })
  expect((await shop.call('GET /carts', { token })).status).toBe(401)
})
