import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { migrateDatabase } from './migrate.ts'

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return (await client.query(statement)).rows
}

test('ten instances that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase()
  await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(url)))

  const migrations = await query(url, 'select hash from drizzle.__drizzle_migrations')
  expect(migrations.length).toBeGreaterThan(0)
  expect(new Set(migrations.map(({ hash }) => hash)).size).toBe(migrations.length)
  expect(await query(url, 'select count(*)::int as products from products')).toEqual([
    { products: 0 },
  ])
})

test('the error for an unreachable database names its variable', async () => {
  await expect(migrateDatabase('postgres://joybox@127.0.0.1:1/joybox')).rejects.toThrow(
    /^DATABASE_URL cannot be connected to: .*ECONNREFUSED/,
  )
})
