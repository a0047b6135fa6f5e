import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, packages, packageTexts, products } from '../database/schema.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

type TestShop = Awaited<ReturnType<typeof openShop>>

async function suggested(shop: TestShop, term: string, language = 'en') {
  const { status, body } = await shop.call('GET /suggestions/{term}', {
    params: { term },
    query: { language },
  })
  expect(status).toBe(200)
  return body
}

const names = (things: { name: string }[]) => things.map(({ name }) => name)

test('products in stock are suggested, the best five, however the word is spelled', async () => {
  const shop = await openShop()
  for (let each = 1; each <= 6; each += 1) await aProduct(shop, { name: `Red rice ${each}` })
  await aProduct(shop, { name: 'Rice of last year', stock: 0 })
  await aProduct(shop, { name: 'Salt' })
  const { products: found } = await suggested(shop, 'rise')
  expect(names(found)).toEqual([1, 2, 3, 4, 5].map((each) => `Red rice ${each}`))
  expect(Object.keys(found[0] ?? {}).sort()).toEqual(['imageUrl', 'name', 'price', 'productId'])
})

test('the published categories of what is found are suggested', async () => {
  const shop = await openShop()
  const { id, categoryId } = await aProduct(shop, { name: 'Samba' })
  expect((await suggested(shop, 'samba')).categories).toMatchObject([{ categoryId }])
  await shop.database
    .update(categories)
    .set({ publishedAt: null })
    .where(eq(categories.id, categoryId))
  expect((await suggested(shop, 'samba')).categories).toEqual([])
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, id))
  expect((await suggested(shop, 'samba')).products).toEqual([])
})

test('packages on sale are suggested by their names in every language', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop)
  const box = await aPackage(shop, { name: 'Family box', contents: [[rice, 1]] })
  const sinhala = { language: 'si', name: 'පවුලේ පෙට්ටිය', englishDigest: 'any' } as const
  await shop.database.insert(packageTexts).values({ packageId: box.id, ...sinhala })
  for (const term of ['fam', 'box famili', 'පවුල', 'pawule']) {
    expect(names((await suggested(shop, term)).packages), term).toEqual(['Family box'])
  }
  expect((await suggested(shop, 'family', 'si')).packages).toMatchObject([
    { packageId: box.id, name: 'පවුලේ පෙට්ටිය', englishName: 'Family box' },
  ])
  await shop.database.update(packages).set({ publishedAt: null }).where(eq(packages.id, box.id))
  expect((await suggested(shop, 'fam')).packages).toEqual([])
})

test('a term of no letters finds nothing', async () => {
  const shop = await openShop()
  await aProduct(shop)
  for (const term of [' ', '"', "'", '!!', '%']) {
    expect(await suggested(shop, term), term).toEqual({
      products: [],
      packages: [],
      categories: [],
    })
  }
})
