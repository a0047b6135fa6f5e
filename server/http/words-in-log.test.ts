import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { mutated, operationsOf, plainRequest } from '../testing/hostile-requests.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

/** What a customer types, so that it can be recognised. */
const typed = {
  name: 'Zirkonia Perera',
  email: 'zirkonia@example.com',
  password: 'Zirkonia#123',
  message: 'Zirkonia asks "when" you deliver',
  note: 'Zirkonia',
  nic: '911042754V',
  telephone: '0771234567',
  contact: '0771234567',
  otp: '739182',
  term: 'zirkonia',
}
const words = /zirkonia|911042754V|771234567|739182/i

/** Every public call as a page sends it, and with one value that no page sends. */
async function sendAll({ request }: TestShop, token: string, { seed }: { seed: number }) {
  const described = await (await request('/api/openapi.json')).json()
  const statuses: number[] = []
  for (const operation of operationsOf(described)) {
    const plain = plainRequest(operation, described, typed)
    const hostile = fc.sample(mutated(plain), { seed, numRuns: 4 })
    for (const { path, query, body } of [plain, ...hostile]) {
      const place = operation.path.replace(/\{(\w+)\}/g, (_, name) => encoded(Object(path)[name]))
      const search = Object.entries(Object(query)).map(
        ([name, value]) => `${name}=${encoded(value)}`,
      )
      const { status } = await request(`/api${place}?${search.join('&')}`, {
        method: operation.method,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(operation.body && { body: JSON.stringify(body) ?? '' }),
      })
      statuses.push(status)
    }
  }
  return statuses
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed())
}

test('what customers type never reaches the log, whatever fails', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const refused = await sendAll(shop, token, { seed: 1 })
  expect(refused.filter((status) => status >= 400).length).toBeGreaterThan(50)

  await shop.database.execute(sql`drop schema public cascade`)
  const failed = await sendAll(shop, token, { seed: 2 })
  expect(failed.filter((status) => status === 500).length).toBeGreaterThan(20)
  expect(shop.loggedErrors().length).toBeGreaterThan(20)
  const guests = await sendAll(shop, '', { seed: 3 })
  expect(guests.filter((status) => status === 500).length).toBeGreaterThan(10)

  const found = shop.loggedLines().match(new RegExp(`.{200}(${words.source}).{50}`, 'i'))
  expect(found?.[0]).toBeUndefined()
})
