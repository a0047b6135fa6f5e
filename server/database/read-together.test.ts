import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { readTogether } from './read-together.ts'

test('rows that are asked for in one moment are read together, and later ones by themselves', async () => {
  const { database } = await openShop()
  const statements: (readonly number[])[] = []
  const read = readTogether(async (_, { ids }) => {
    statements.push(ids)
    return ids.map((id) => ({ id, name: `Product ${id}` }))
  })
  const [one, other] = await Promise.all([read(database, [1, 2]), read(database, [2, 3])])
  expect(one.get(1)).toEqual({ id: 1, name: 'Product 1' })
  expect(other.get(3)).toEqual({ id: 3, name: 'Product 3' })
  await read(database, [4])
  expect(statements).toEqual([[1, 2, 3], [4]])
})

test('a failed statement fails all who asked for its rows, and nobody after them', async () => {
  const { database } = await openShop()
  let isAway = true
  const read = readTogether(async (_, { ids }) => {
    if (isAway) throw new Error('The database is away')
    return ids.map((id) => ({ id }))
  })
  const failed = await Promise.allSettled([read(database, [1]), read(database, [2])])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect((await read(database, [1])).get(1)).toEqual({ id: 1 })
})
