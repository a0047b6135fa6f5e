import { expect, test } from 'vitest'
import { aCustomer, type TestCustomer } from '../../testing/builders.ts'
import { aMailedCode } from '../../testing/code-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Signs in on another device. */
async function signIn(shop: TestShop, { email, password }: TestCustomer, from?: string) {
  const body = { email, password }
  const { body: answer } = await shop.call('POST /user/login', { body, ...(from && { from }) })
  return String(answer.token)
}

const isSignedIn = async ({ call }: TestShop, token: string) =>
  (await call('GET /carts', { token })).status !== 401

async function devicesOf({ call }: TestShop, token: string) {
  const { body } = await call('GET /user/sessions', { token })
  return body as { id: number; isCurrent: boolean; browser: string | null; lastUsedAt: string }[]
}

test('a logged out token opens nothing any more, and other devices stay signed in', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const elsewhere = await signIn(shop, customer)
  const { token } = customer
  expect((await shop.call('POST /user/logout', { token })).status).toBe(204)
  for (const call of ['GET /carts', 'POST /user/logout', 'GET /user/sessions'] as const) {
    const refused = await shop.call(call, { token })
    expect([refused.status, refused.body.code]).toEqual([401, 'noSession'])
  }
  expect(await isSignedIn(shop, elsewhere)).toBe(true)
})

test('the list shows each device, the one in use first marked, and whether it signed in from here', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, password, token } = customer
  const headers = { 'Content-Type': 'application/json', 'User-Agent': phone }
  const body = JSON.stringify({ email, password })
  const sent = { method: 'POST', headers, body }
  await shop.request('/api/user/login', sent, '198.51.100.7')
  const listed = await shop.call('GET /user/sessions', { token })
  const at = expect.stringMatching(/^20/)
  expect(listed.body).toEqual([
    {
      id: expect.any(Number),
      isCurrent: true,
      browser: null,
      system: null,
      isFromHere: true,
      signedInAt: at,
      lastUsedAt: at,
    },
    {
      id: expect.any(Number),
      isCurrent: false,
      browser: 'Chrome',
      system: 'Android',
      isFromHere: false,
      signedInAt: at,
      lastUsedAt: at,
    },
  ])
})

test('signing a device out ends its session only, and no other customer’s', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { token } = customer
  const other = await aCustomer(shop)
  const elsewhere = await signIn(shop, customer)
  const [, lost] = await devicesOf(shop, token)
  const end = (owner: string) =>
    shop.call('DELETE /user/sessions/{sessionId}', {
      token: owner,
      params: { sessionId: Number(lost?.id) },
    })
  expect((await end(other.token)).status).toBe(404)
  expect(await isSignedIn(shop, elsewhere)).toBe(true)
  expect((await end(token)).status).toBe(204)
  expect(await isSignedIn(shop, elsewhere)).toBe(false)
  expect(await isSignedIn(shop, token)).toBe(true)
  expect((await end(token)).status).toBe(404)
})

test('signing out everywhere ends every session of the customer, and of nobody else', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const other = await aCustomer(shop)
  const elsewhere = await signIn(shop, customer)
  const everywhere = await shop.call('DELETE /user/sessions', { token: customer.token })
  expect(everywhere.status).toBe(204)
  expect(await isSignedIn(shop, customer.token)).toBe(false)
  expect(await isSignedIn(shop, elsewhere)).toBe(false)
  expect(await isSignedIn(shop, other.token)).toBe(true)
})

test('after a new password the list shows only the session that continues', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, token } = customer
  await signIn(shop, customer)
  const otp = await aMailedCode(shop, email, token)
  const body = { email, otp, password: 'Pol-Sambol1' }
  const changed = await shop.call('POST /user/reset', { body, token })
  const fresh = changed.headers.get('X-Token') ?? ''
  expect(await devicesOf(shop, fresh)).toMatchObject([{ isCurrent: true }])
})

test('when a session was last used is kept to a quarter of an hour', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const lastUse = async () => (await devicesOf(shop, token))[0]?.lastUsedAt
  const first = await lastUse()
  shop.passMinutes(10)
  expect(await lastUse()).toBe(first)
  shop.passMinutes(10)
  await isSignedIn(shop, token)
  expect(await lastUse()).not.toBe(first)
})

test('every authorised request reads customer and session in one statement', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const statements = await shop.statementsOf(() =>
    shop.call('POST /user/get_user_info_by_token', { token }),
  )
  expect(statements).toHaveLength(1)
})
