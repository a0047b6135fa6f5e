import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, productTexts } from '../database/schema.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

type Query = Record<string, string | number>

/** Rice for 1,000 rupees (5 kg, vegan), dhal for 340 (1 kg, vegan), curd for 750 (950 ml), eggs for 380 (10), and salt for 130. */
async function aShopWithLabels() {
  const shop = await openShop()
  const put = async (name: string, price: number, label: Partial<typeof products.$inferInsert>) => {
    const { id } = await aProduct(shop, { name, price, description: 'Food.' })
    await shop.database.update(products).set(label).where(eq(products.id, id))
    return id
  }
  await put('Rice', 1000, {
    contentAmount: 5000,
    contentUnit: 'G',
    diets: ['VEGETARIAN', 'VEGAN'],
    createdAt: new Date('2026-01-01'),
  })
  const dhal = await put('Dhal', 340, {
    contentAmount: 1000,
    contentUnit: 'G',
    diets: ['VEGETARIAN', 'VEGAN'],
    createdAt: new Date('2026-03-01'),
  })
  await put('Curd', 750, { contentAmount: 950, contentUnit: 'ML', diets: ['VEGETARIAN'] })
  await put('Eggs', 380, { contentAmount: 10, contentUnit: 'PIECE' })
  await put('Salt', 130, { createdAt: new Date('2026-02-01') })
  const names = async (query: Query) =>
    (await shop.call('GET /products', { query })).body.map(({ name }: { name: string }) => name)
  return { shop, names, dhal }
}

test.each([
  ['cheapest', ['Salt', 'Dhal', 'Eggs', 'Curd', 'Rice']],
  ['dearest', ['Rice', 'Curd', 'Eggs', 'Dhal', 'Salt']],
  ['per-measure', ['Rice', 'Dhal', 'Curd', 'Eggs', 'Salt']],
  ['name', ['Curd', 'Dhal', 'Eggs', 'Rice', 'Salt']],
])('a list is sorted: %s', async (sort, expected) => {
  const { names } = await aShopWithLabels()
  expect(await names({ sort })).toEqual(expected)
})

test('the newest come first, and pages of a sorted list have no gaps', async () => {
  const { names } = await aShopWithLabels()
  expect((await names({ sort: 'newest' })).slice(2)).toEqual(['Dhal', 'Salt', 'Rice'])
  expect(await names({ sort: 'cheapest', page: 2, pageSize: 2 })).toEqual(['Eggs', 'Curd'])
})

test('names are sorted as the page shows them', async () => {
  const { shop, names, dhal } = await aShopWithLabels()
  const text = { language: 'ta', name: 'அ', englishDigest: 'any' } as const
  await shop.database.insert(productTexts).values({ productId: dhal, ...text })
  expect((await names({ sort: 'name', language: 'ta' })).at(-1)).toBe('அ')
  expect((await names({ sort: 'name', language: 'si' }))[1]).toBe('Dhal')
})

test('a list shows what suits a diet and costs what is chosen', async () => {
  const { shop, names } = await aShopWithLabels()
  expect(await names({ diet: 'VEGAN' })).toEqual(['Rice', 'Dhal'])
  expect(await names({ diet: 'VEGETARIAN', maxPrice: 750, minPrice: 340 })).toEqual([
    'Dhal',
    'Curd',
  ])
  const { headers } = await shop.call('GET /products', { query: { diet: 'VEGAN', pageSize: 1 } })
  expect(headers.get('X-Total-Count')).toBe('2')
  const wrong = await shop.call('GET /products', { query: { diet: 'PALEO' } })
  expect(wrong.status).toBe(400)
})

test('a search is limited and sorted in the same way', async () => {
  const { shop } = await aShopWithLabels()
  const search = async (query: Query) => {
    const params = { term: 'food' }
    const { body } = await shop.call('GET /products/search/{term}', { params, query })
    return body.map(({ name }: { name: string }) => name)
  }
  const asFound = await search({})
  expect(asFound).toHaveLength(5)
  const vegetarian = asFound.filter((name: string) => ['Rice', 'Dhal', 'Curd'].includes(name))
  expect(await search({ diet: 'VEGETARIAN' })).toEqual(vegetarian)
  expect(await search({ diet: 'VEGETARIAN', sort: 'dearest' })).toEqual(['Rice', 'Curd', 'Dhal'])
})

test('each diet says how many of the list it suits, of what is in stock', async () => {
  const { shop, dhal } = await aShopWithLabels()
  const counts = async (query: Query) => {
    const { body } = await shop.call('GET /products/diets', { query })
    return Object.fromEntries(
      body.map(({ diet, products }: { diet: string; products: number }) => [diet, products]),
    )
  }
  expect(await counts({})).toEqual({ VEGETARIAN: 3, VEGAN: 2 })
  expect(await counts({ maxPrice: 400 })).toEqual({ VEGETARIAN: 1, VEGAN: 1 })
  expect(await counts({ term: 'curd' })).toEqual({ VEGETARIAN: 1 })
  expect(await counts({ term: 'nothing of the kind' })).toEqual({})
  await shop.database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, dhal))
  await expect.poll(() => counts({})).toEqual({ VEGETARIAN: 2, VEGAN: 1 })
})
