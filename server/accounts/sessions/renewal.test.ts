import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aCustomer } from '../../testing/builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

const use = ({ call }: TestShop, token: string) =>
  call('POST /user/get_user_info_by_token', { token })

const statusOf = async (shop: TestShop, token: string) => (await use(shop, token)).status

/** The token that the response to a request of this one carries. */
async function renewed(shop: TestShop, token: string): Promise<string> {
  return (await use(shop, token)).headers.get('X-Token') ?? ''
}

test('a token in use is renewed once an hour, by the response to any request', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  expect(await renewed(shop, token)).toBe('')
  shop.passMinutes(61)
  const next = await renewed(shop, token)
  expect(await statusOf(shop, next)).toBe(200)
  expect(await renewed(shop, next)).toBe('')
  expect(decodeJwt(next).exp).toBeGreaterThan(Number(decodeJwt(token).exp))
})

test('a token lives 24 hours, and a customer who comes every day stays signed in for 30 days', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  let { token } = customer
  let days = 0
  for (; days < 40; days++) {
    shop.passMinutes(23 * 60 + 50)
    const answer = await use(shop, token)
    if (answer.status === 401) break
    token = answer.headers.get('X-Token') ?? token
  }
  expect(days).toBe(30)

  const { body } = await shop.call('POST /user/login', { body: customer })
  shop.passMinutes(24 * 60 + 1)
  expect(await statusOf(shop, String(body.token))).toBe(401)
})

test('a renewed token whose response was lost changes nothing, however often and for however long', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  shop.passMinutes(61)
  for (let tries = 0; tries < 3; tries++) {
    expect(await renewed(shop, token)).not.toBe('')
    shop.passMinutes(120)
  }
  const next = await renewed(shop, token)
  expect(await statusOf(shop, next)).toBe(200)
})

test('several tabs that renew at the same time all stay signed in', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  shop.passMinutes(61)
  const tabs = await Promise.all([1, 2, 3].map(() => renewed(shop, token)))
  const statuses = await Promise.all([...tabs, token].map((each) => statusOf(shop, each)))
  expect(statuses).toEqual([200, 200, 200, 200])
  shop.passMinutes(30)
  expect(await statusOf(shop, tabs[2] ?? '')).toBe(200)
})

test('a request that left with the replaced token is served, minutes after its successor was used', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  shop.passMinutes(61)
  const next = await renewed(shop, token)
  await use(shop, next)
  shop.passMinutes(4)
  const late = await use(shop, token)
  expect([late.status, late.headers.get('X-Token')]).toEqual([200, null])
  expect(await statusOf(shop, next)).toBe(200)
})

test('a token that is used again after it was replaced ends the session: one of two was stolen', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  shop.passMinutes(61)
  const next = await renewed(shop, token)
  await use(shop, next)
  shop.passMinutes(6)
  expect(await statusOf(shop, token)).toBe(401)
  expect(await statusOf(shop, next)).toBe(401)
  expect(shop.loggedLines()).toContain('tokenReused')
})
