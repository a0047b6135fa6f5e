import type { Client } from 'pg'
import { expect, test } from 'vitest'
import type { ShopProcess } from '../testing/shop-process.ts'
import { connectToDatabase, startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

test('a killed shop leaves its database running, and the next shop finds every row in it', async () => {
  const killed = await startShop()
  const stored = await storeThrough(await connectToDatabase(killed), () => killed.kill())
  expect(await killed.findPostgres()).toBeDefined()

  const next = await startShop({ dataDir: killed.dataDir })
  expect(await storedIn(next)).toEqual(expect.arrayContaining(stored))
  expect((await next.request('/readyz')).status).toBe(200)
})

test('a killed database is restarted on the same port while the shop runs', async () => {
  const shop = await startShop()
  const before = await connectToDatabase(shop)
  const stored = await storeThrough(before, () => shop.killPostgres())

  const unlucky = await shop.request('/api/products')
  expect([200, 503]).toContain(unlucky.status)
  expect(unlucky.headers.get('Content-Type')).toMatch(/^application\/json/)

  await until(() => expect(shop.output).toContain('PostgreSQL is back'))
  await until(async () => expect((await shop.request('/readyz')).status).toBe(200))
  expect((await shop.request('/api/products')).status).toBe(200)
  const after = await connectToDatabase(shop)
  expect(after.port).toBe(before.port)
  expect(await storedIn(shop)).toEqual(expect.arrayContaining(stored))
})

test('a shop whose database was restarted still holds its data folder', async () => {
  const shop = await startShop()
  await shop.killPostgres()
  await until(() => expect(shop.output).toContain('PostgreSQL is back'))

  const second = await startShop({ dataDir: shop.dataDir }).catch((error) => error)
  expect(String(second)).toContain('in use by another shop')
})

test('after a power cut, which ends shop and database at once, every row is there', async () => {
  const killed = await startShop()
  const stored = await storeThrough(await connectToDatabase(killed), async () => {
    await Promise.all([killed.kill(), killed.killPostgres()])
  })

  const next = await startShop({ dataDir: killed.dataDir })
  expect(await storedIn(next)).toEqual(expect.arrayContaining(stored))
})

/** Stores one row after the other while the disaster happens, and returns the acknowledged rows. */
async function storeThrough(client: Client, disaster: () => Promise<void>): Promise<number[]> {
  await client.query('create table acknowledged (number integer)')
  const stored: number[] = []
  let struck: Promise<void> | undefined
  try {
    for (let number = 0; number < 1_000; number++) {
      if (number === 200) struck = disaster()
      await client.query('insert into acknowledged values ($1)', [number])
      stored.push(number)
    }
  } catch {
    // The database is gone; the row in progress was never acknowledged.
  }
  await struck
  expect(stored.length).toBeGreaterThanOrEqual(200)
  return stored
}

async function storedIn(shop: ShopProcess): Promise<number[]> {
  const { rows } = await (await connectToDatabase(shop)).query('select number from acknowledged')
  return rows.map(({ number }) => number)
}
