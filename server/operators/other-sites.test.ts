import { expect, test } from 'vitest'
import { createApplication } from '../application/application.ts'
import { openShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator } from '../testing/operator-builders.ts'

test('a change in the back office is refused when it comes from a page of another site', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const { publicUrl } = shop.shop.config
  const send = async (name: string, headers: Record<string, string>) => {
    const answer = await shop.request('/api/admin/categories', {
      method: 'POST',
      headers: { Cookie: session, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ name }),
    })
    return [answer.status, answer.ok ? undefined : (await answer.json()).code]
  }
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: publicUrl.replace('://', '://blog.') },
    { Origin: `${publicUrl}0` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: publicUrl, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ]
  for (const headers of elsewhere) {
    expect([headers, ...(await send('Tea', headers))]).toEqual([headers, 403, 'fromElsewhere'])
  }
  const own: Record<string, string>[] = [
    { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: publicUrl },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ]
  for (const [index, headers] of own.entries()) {
    expect([headers, ...(await send(`Rice ${index}`, headers))]).toEqual([headers, 201, undefined])
  }
})

test('no other site can read the back office, and its pages may still link to it', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const headers = { Cookie: session, Origin: 'https://evil.example' }
  const answer = await shop.request('/api/admin/products', { headers })
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
})

test('on https the session is a cookie that only the shop’s own https pages can set', async () => {
  const shop = await openShop()
  const config = { ...shop.shop.config, publicUrl: 'https://joybox.example' }
  const secure = createApplication({ ...shop.shop, config })
  const { email, password, session } = await aNewOperator(shop)
  const answer = await secure.request('/api/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  // The third says that somebody has signed in in this browser, and opens nothing.
  const cookies = answer.headers.getSetCookie().filter((each) => !each.includes('browser='))
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-operator=.*HttpOnly; Secure; SameSite=Strict/)
  }
  const statusWith = async (cookie: string) =>
    (await secure.request('/api/admin/session', { headers: { Cookie: cookie } })).status
  const [sent = ''] = cookies[0]?.split(';') ?? []
  expect(await statusWith(sent)).toBe(200)
  // A neighbouring site could set a cookie of this name, without https.
  expect(await statusWith(session)).toBe(404)
})
