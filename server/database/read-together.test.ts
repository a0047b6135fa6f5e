import { expect, test } from 'vitest'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

test('requests of one moment read their products with one statement, each its own', async () => {
  const shop = await openShop()
  const ids: number[] = []
  for (let each = 1; each <= 8; each += 1) ids.push((await aProduct(shop)).id)
  const page = async (number: number) => {
    const query = { status: 'IN STOCK', page: number, pageSize: 2 }
    const { body } = await shop.call('GET /products', { query })
    return body.map(({ productId }: { productId: number }) => productId)
  }
  // From now on the ids of the whole list are cached.
  expect(await page(4)).toEqual(ids.slice(6))
  const found: number[][] = []
  const statements = await shop.statementsOf(async () => {
    found.push(...(await Promise.all([1, 2, 3].map(page))))
  })
  expect(found).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 6)])
  expect(statements).toHaveLength(1)
})
