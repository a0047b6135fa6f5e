import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { emptyDatabase } from '../testing/database.ts'
import { aFreezingWay } from '../testing/frozen-network.ts'
import type { ShopProcess } from '../testing/shop-process.ts'
import { startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

async function aShopThatCanLoseItsDatabase() {
  const databaseUrl = await emptyDatabase()
  const database = await aFreezingWay(databaseUrl)
  const JWT_SECRET = 'a secret of the tests, long enough'
  const shop = await startShop({ env: { DATABASE_URL: database.url, JWT_SECRET, SEED: 'demo' } })
  onTestFinished(database.close)
  return { shop, database, databaseUrl }
}

async function renameAllProducts(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update products set name = $1', [name])
  await client.end()
}

async function page(shop: ShopProcess, path: string) {
  const answer = await shop.request(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('while the database is away, kept pages are marked as stale, and all others refused in words', async () => {
  const { shop, database, databaseUrl } = await aShopThatCanLoseItsDatabase()
  expect((await page(shop, '/packages')).status).toBe(200)
  expect((await page(shop, '/products')).status).toBe(200)
  await renameAllProducts(databaseUrl, 'Renamed Rice')
  // The kept page goes when the shop hears of the change, so that the next one is made after it, and kept.
  await until(async () => {
    expect((await page(shop, '/products')).html).toContain('Renamed Rice')
  })
  database.close()

  await until(async () => {
    const kept = await page(shop, '/products')
    expect(kept.headers.get('Cache-Status')).toContain('ttl=')
    expect(kept.headers.get('Warning')).toContain('110')
    expect(Number(kept.headers.get('Age'))).toBeGreaterThanOrEqual(0)
    expect([kept.status, kept.html.includes('Renamed Rice')]).toEqual([200, true])
  })

  // The first was made before a change; the others were never asked for.
  for (const path of ['/packages', '/', '/charities', '/charities/no-such', '/products?page=99']) {
    const refused = await page(shop, path)
    expect([path, refused.status, refused.headers.get('Retry-After')]).toEqual([path, 503, '2'])
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(refused.html).toContain(shellTexts.away.title)
  }
  expect((await page(shop, '/privacy-policy')).status).toBe(200)
  expect((await shop.request('/api/products')).status).toBe(503)

  await database.reopen()
  await until(async () => {
    const back = await page(shop, '/packages')
    expect([back.status, back.headers.get('Warning')]).toEqual([200, null])
  })
  expect((await page(shop, '/charities/no-such')).status).toBe(404)
})

test('a message that is posted while the database is away comes back as it was typed', async () => {
  const { shop, database } = await aShopThatCanLoseItsDatabase()
  database.close()
  const message = 'When do you deliver to Galle?'
  const answer = await shop.request('/', {
    method: 'POST',
    body: new URLSearchParams({
      form: 'contact',
      name: 'Ruwan Silva',
      email: 'ruwan@example.com',
      contact: '',
      message,
    }),
  })
  expect([answer.status, (await answer.text()).includes(message)]).toEqual([400, true])
})
