import { expect, test } from 'vitest'
import { signInNetworks } from '../database/schema.ts'
import { clearOldData } from '../retention/index.ts'
import { aCustomer } from '../testing/builders.ts'
import { browserOf } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aNewOperator } from '../testing/operator-builders.ts'

const home = '192.0.2.7'
const elsewhere = '203.0.113.77'

type Login = { email: string; password: string }

const openLimitedShop = () => openShop({ rateLimits: true })

async function logIn({ call }: TestShop, { email, password }: Login, from: string, browser = '') {
  return call('POST /user/login', { body: { email, password }, from, browser })
}

/** Fifty wrong logins from five strange networks: as many as all strangers together may try in an hour. */
async function attack(shop: TestShop, { email }: { email: string }) {
  const networks = [1, 2, 3, 4, 5].map((number) => `198.51.100.${number}`)
  const statuses = await Promise.all(
    networks.flatMap((from) =>
      Array.from({ length: 10 }, async () => {
        return (await logIn(shop, { email, password: 'Kiribath#2' }, from)).status
      }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect((await logIn(shop, { email, password: 'Kiribath#2' }, '198.51.100.6')).status).toBe(429)
}

test.each([
  ['a customer', aCustomer],
  ['an operator', aNewOperator],
])(
  'wrong logins of strangers keep %s out of neither their browser nor their network',
  async (_, make) => {
    const shop = await openLimitedShop()
    const owner = await make(shop)
    const browser = browserOf(await logIn(shop, owner, home))
    await attack(shop, owner)
    expect((await logIn(shop, owner, elsewhere)).status).toBe(429)
    // The browser on the way, and a client without cookies at home.
    expect((await logIn(shop, owner, elsewhere, browser)).status).toBe(200)
    expect((await logIn(shop, owner, home)).status).toBe(200)
  },
)

test('a browser and a network of the owner’s have an allowance each, and no more', async () => {
  const shop = await openLimitedShop()
  const owner = await aCustomer(shop)
  const browser = browserOf(await logIn(shop, owner, home))
  const wrong = { ...owner, password: 'Kiribath#2' }
  for (const known of [browser, '']) {
    for (let tries = 0; tries < 10; tries++) {
      expect((await logIn(shop, wrong, home, known)).status).toBe(401)
    }
    expect((await logIn(shop, owner, home, known)).status).toBe(429)
  }
})

test('the cookie of a browser opens nothing, names nobody, and is of use for its own account only', async () => {
  const shop = await openLimitedShop()
  const [owner, other] = [await aCustomer(shop), await aCustomer(shop)]
  const loggedIn = await logIn(shop, owner, home)
  const cookie = loggedIn.headers.getSetCookie().find((each) => each.startsWith('browser='))
  expect(cookie).toMatch(/Max-Age=31536000; Path=\/api\/user; HttpOnly; SameSite=Strict$/)
  expect(decodeURIComponent(cookie ?? '')).not.toContain(owner.email.split('@')[0])
  const browser = browserOf(loggedIn)
  const uses: Record<string, string>[] = [
    { Cookie: browser },
    { Authorization: `Bearer ${browser}` },
  ]
  for (const headers of uses) {
    expect((await shop.request('/api/orders', { headers })).status).toBe(401)
  }
  await attack(shop, other)
  expect((await logIn(shop, other, elsewhere, browser)).status).toBe(429)
  await attack(shop, owner)
  // Altered, it is none: neither its signature nor another browser's allowance can be made up.
  const altered = browser.replace('browser=', 'browser=x')
  expect((await logIn(shop, owner, elsewhere, altered)).status).toBe(429)
})

test('a browser remembers the accounts of a family', async () => {
  const shop = await openLimitedShop()
  const family = [await aCustomer(shop), await aCustomer(shop)] as const
  const first = browserOf(await logIn(shop, family[0], home))
  const browser = browserOf(await logIn(shop, family[1], home, first))
  for (const member of family) {
    await attack(shop, member)
    expect((await logIn(shop, member, elsewhere, browser)).status).toBe(200)
  }
})

test('networks are stored as hashes, and forgotten when nobody has signed in from them for 90 days', async () => {
  const shop = await openShop()
  const owner = await aCustomer(shop)
  await logIn(shop, owner, home)
  const stored = await shop.database.select().from(signInNetworks)
  expect(stored.map(({ userId }) => userId)).toEqual([owner.id, owner.id])
  expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2|203\.0\.113/)
  shop.passMinutes(89 * 24 * 60)
  await logIn(shop, owner, home)
  shop.passMinutes(2 * 24 * 60)
  await clearOldData(shop.shop)
  expect(await shop.database.select().from(signInNetworks)).toHaveLength(1)
})
