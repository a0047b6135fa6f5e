import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { categories } from './schema.ts'
import { together } from './together.ts'

test('what travels together is answered in its order', async () => {
  const { database } = await openShop()
  const answers = await database.transaction((tx) =>
    together([
      tx.insert(categories).values({ name: 'Rice' }).returning({ id: categories.id }),
      tx.select({ name: categories.name }).from(categories),
    ]),
  )
  expect(answers).toEqual([[{ id: 1 }], [{ name: 'Rice' }]])
})

test('nothing of a transaction that fails goes on after its end', async () => {
  const { database } = await openShop()
  const failing = database.transaction((tx) =>
    together([
      Promise.reject(new Error('the first')),
      tx
        .execute(sql`select pg_sleep(0.02)`)
        .then(() => tx.insert(categories).values({ name: 'Rice' })),
      Promise.reject(new Error('the second')),
    ]),
  )
  await expect(failing).rejects.toThrow('the first')
  expect(await database.$count(categories)).toBe(0)
})
