import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'
import { keyFor } from './keys.ts'

const isIn = async ({ call }: TestShop, session: string) =>
  (await call('GET /admin/session', { session })).status === 200

/** A request that the open page makes by itself, while nobody uses it. */
const isInUnattended = async ({ request }: TestShop, session: string) => {
  const headers = { Cookie: session, 'X-Unattended': 'yes' }
  return (await request('/api/admin/session', { headers })).status === 200
}

test('an operator’s session ends after half an hour without a request', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  for (const minutes of [29, 29, 29]) {
    shop.passMinutes(minutes)
    expect(await isIn(shop, session)).toBe(true)
  }
  shop.passMinutes(31)
  expect(await isIn(shop, session)).toBe(false)
  expect((await shop.request('/admin/', { headers: { Cookie: session } })).status).toBe(404)
})

test('the session of somebody who only drives or picks lasts a morning without a connection', async () => {
  const shop = await openShop()
  const [driver, manager] = [
    await anOperator(shop, ['DRIVER', 'PICKER']),
    await anOperator(shop, ['DRIVER', 'MANAGER']),
  ]
  shop.passMinutes(6 * 60 - 1)
  expect(await isIn(shop, driver.session)).toBe(true)
  expect(await isIn(shop, manager.session)).toBe(false)
  shop.passMinutes(6 * 60)
  expect(await isIn(shop, driver.session)).toBe(false)
})

test('what an open page asks for by itself does not keep the session', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  shop.passMinutes(20)
  expect(await isInUnattended(shop, session)).toBe(true)
  shop.passMinutes(20)
  expect(await isInUnattended(shop, session)).toBe(false)
})

test('however much it is used, an operator’s session ends after 10 hours', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  for (let quarters = 0; quarters < 39; quarters++) {
    shop.passMinutes(15)
    expect(await isIn(shop, session)).toBe(true)
  }
  shop.passMinutes(16)
  expect(await isIn(shop, session)).toBe(false)
})

test('after the secret of the shop has changed, a code is refused with words that say what to do', async () => {
  const shop = await openShop()
  const { email, password, secret } = await anOperator(shop)
  const jwtSecret = 'another secret of more than thirty-two characters'
  Object.assign(shop.shop, { config: { ...shop.shop.config, jwtSecret } })
  const session = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  const refused = await shop.call('POST /admin/session', {
    session,
    body: { code: codeOf(shop, secret, 1) },
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'secondFactorUnreadable' } })
  expect(refused.body.message).toContain(`npm run operator -- reset`)
})

test('signing out halfway ends that session, and not the open one of the same operator', async () => {
  const shop = await openShop()
  const { session, email, password, secret } = await anOperator(shop)
  const halfway = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  expect((await shop.call('DELETE /admin/session', { session: halfway })).status).toBe(204)
  const body = { code: codeOf(shop, secret, 1) }
  const opened = await shop.call('POST /admin/session', { session: halfway, body })
  expect(opened.status).toBe(404)
  expect(await isIn(shop, halfway)).toBe(false)
  expect(await isIn(shop, session)).toBe(true)

  const pending = await aNewOperator(shop)
  expect((await shop.call('DELETE /admin/session', pending)).status).toBe(204)
  expect(await isIn(shop, pending.session)).toBe(false)
})

test('only a session of the back office opens it, not what the same key has signed for another use', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const [name, cookie = ''] = session.split('=')
  const header = decodeProtectedHeader(cookie)
  const signed = async (claims: object, changes: object) => {
    const token = await new SignJWT({ ...decodeJwt(cookie), ...claims })
      .setProtectedHeader({ ...header, alg: 'HS256', ...changes })
      .sign(keyFor('session', shop.shop.config))
    return isIn(shop, `${name}=${token}`)
  }
  expect(await signed({}, {})).toBe(true)
  expect(await signed({ aud: 'customers' }, {})).toBe(false)
  expect(await signed({}, { typ: 'JWT' })).toBe(false)
})
