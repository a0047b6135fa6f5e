import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { readTogether } from './read-together.ts'

test('rows that are asked for in one moment are read together, and later ones by themselves', async () => {
  const { database } = await openShop()
  const statements: (readonly number[])[] = []
  const read = readTogether<number, string>(async (_, ids) => {
    statements.push(ids)
    return new Map(ids.map((id) => [id, `Product ${id}`]))
  }, 3)
  const [one, other] = await Promise.all([read(database, [1, 2]), read(database, [2, 3])])
  expect(one.get(1)).toBe('Product 1')
  expect(other.get(3)).toBe('Product 3')
  await read(database, [4])
  expect(statements).toEqual([[1, 2, 3], [4]])
})

test('beyond the limit another statement begins', async () => {
  const { database } = await openShop()
  const statements: (readonly number[])[] = []
  const read = readTogether<number, string>(async (_, ids) => {
    statements.push(ids)
    return new Map(ids.map((id) => [id, `Product ${id}`]))
  }, 2)
  const found = await Promise.all([1, 2, 3].map((id) => read(database, [id])))
  expect(found.map((each, index) => each.get(index + 1))).toEqual([
    'Product 1',
    'Product 2',
    'Product 3',
  ])
  expect(statements).toEqual([[1, 2], [3]])
})

test('a failed statement fails all who asked for its rows, and nobody after them', async () => {
  const { database } = await openShop()
  let isAway = true
  const read = readTogether<number, string>(async (_, ids) => {
    if (isAway) throw new Error('The database is away')
    return new Map(ids.map((id) => [id, 'here']))
  }, 3)
  const failed = await Promise.allSettled([read(database, [1]), read(database, [2])])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect((await read(database, [1])).get(1)).toBe('here')
})
