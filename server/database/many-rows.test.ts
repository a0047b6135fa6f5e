import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertMany, insertManyWithIds, updateMany } from './many-rows.ts'
import { auditLog, categories, feedback } from './schema.ts'

const tenThousand = Array.from({ length: 10_000 }, (_, place) => ({ name: `Shelf ${place}` }))

test('rows are stored in their order, and returned with their new ids', async () => {
  const { database } = await openShop()
  const inserted = await database.transaction((tx) =>
    insertManyWithIds(tx, categories, tenThousand),
  )
  expect(inserted.map(({ name }) => ({ name }))).toEqual(tenThousand)
  const stored = await database
    .select({ name: categories.name, id: categories.id })
    .from(categories)
    .orderBy(asc(categories.id))
  expect(stored).toEqual(inserted)
})

test('texts, numbers, times, objects and null are stored unchanged', async () => {
  const { database } = await openShop()
  const at = new Date('2026-02-03T04:05:06.789Z')
  const row = { name: 'Nimali "N" \\ නිමාලි', rating: 5, message: "it's\nfine", createdAt: at }
  const entry = { operatorEmail: 'kasun@joybox.lk', action: 'edit', subjectKind: 'order' }
  const entries = [
    { ...entry, subjectId: '1', before: null, after: { names: ['a', 'b'], cents: 5 } },
    { ...entry, subjectId: '2', after: undefined },
  ]
  await database.transaction(async (tx) => {
    await insertMany(tx, feedback, [row])
    await insertMany(tx, auditLog, entries)
  })
  expect(await database.select().from(feedback)).toMatchObject([row])
  expect(await database.select().from(auditLog).orderBy(asc(auditLog.id))).toMatchObject([
    entries[0] ?? {},
    { ...entry, subjectId: '2', operatorId: null, before: null, after: null },
  ])
})

test('rows are found by id and updated in the given columns only', async () => {
  const { database } = await openShop()
  const changed = await database.transaction(async (tx) => {
    const [rice, milk, tea] = await insertManyWithIds(tx, categories, [
      { name: 'Rice', publishedAt: null },
      { name: 'Milk', publishedAt: null },
      { name: 'Tea', publishedAt: null },
    ])
    const renamed = [
      { id: tea?.id ?? 0, name: 'Ceylon tea' },
      { id: rice?.id ?? 0, name: 'Samba' },
    ]
    await updateMany(tx, categories, renamed, { version: sql`${categories.version} + 1` })
    expect(milk).toBeDefined()
    return tx.select().from(categories).orderBy(asc(categories.id))
  })
  expect(changed).toMatchObject([
    { name: 'Samba', version: 2, publishedAt: null },
    { name: 'Milk', version: 1, publishedAt: null },
    { name: 'Ceylon tea', version: 2, publishedAt: null },
  ])
})

test('no rows take no statement, any other number takes one', async () => {
  const { database, statementsOf } = await openShop()
  const sent = (rows: { name: string }[]) =>
    statementsOf(() => database.transaction((tx) => insertMany(tx, categories, rows)))
  expect(await sent([])).toEqual(['begin', 'commit'])
  const ofOne = await sent([{ name: 'Rice' }])
  expect(ofOne).toHaveLength(3)
  expect(await sent(tenThousand)).toEqual(ofOne)
})
