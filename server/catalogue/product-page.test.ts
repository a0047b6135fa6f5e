import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, packages, products, productTexts } from '../database/schema.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

test('a product has all that its page shows, also while it is out of stock', async () => {
  const shop = await openShop()
  const { id } = await aProduct(shop, { name: 'Curd', stock: 0 })
  const params = { productId: id }
  const bare = await shop.call('GET /product/{productId}', { params })
  expect(bare.body).toMatchObject({ productId: id, status: 'OUT OF STOCK', diets: [] })
  for (const unsaid of ['content', 'origin', 'allergens'])
    expect(bare.body).not.toHaveProperty(unsaid)

  await shop.database
    .update(products)
    .set({
      contentAmount: 950,
      contentUnit: 'ML',
      originCountry: 'LK',
      allergens: ['MILK'],
      diets: ['VEGETARIAN'],
    })
    .where(eq(products.id, id))
  const query = { language: 'si' }
  const labelled = await shop.call('GET /product/{productId}', { params, query })
  expect(labelled.body).toMatchObject({
    content: { amount: 950, unit: 'ML' },
    origin: { country: 'LK', name: 'ශ්‍රී ලංකාව' },
    allergens: ['MILK'],
    diets: ['VEGETARIAN'],
  })
})

test('a product that is not on sale has no page, and neither has an unknown one', async () => {
  const shop = await openShop()
  const { id } = await aProduct(shop)
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, id))
  for (const productId of [id, id + 1]) {
    const { status, body } = await shop.call('GET /product/{productId}', { params: { productId } })
    expect(status).toBe(404)
    expect(body.code).toBe('unknownProduct')
  }
  const params = { productId: 'rice' }
  expect((await shop.call('GET /product/{productId}', { params })).status).toBe(400)
})

test('in another language a product also says its English name, which its URL follows', async () => {
  const shop = await openShop()
  const { id } = await aProduct(shop, { name: 'Rice' })
  const texts = { language: 'ta', name: 'அரிசி', englishDigest: 'any' } as const
  await shop.database.insert(productTexts).values({ productId: id, ...texts })
  const params = { productId: id }
  const tamil = await shop.call('GET /product/{productId}', { params, query: { language: 'ta' } })
  expect(tamil.body).toMatchObject({ name: 'அரிசி', englishName: 'Rice' })
  const english = await shop.call('GET /product/{productId}', { params })
  expect(english.body).not.toHaveProperty('englishName')
})

test('a product is shown in four packages at most, all of them on sale', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop)
  const other = await aProduct(shop)
  await aPackage(shop, { name: 'Without', contents: [[other, 1]] })
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await aPackage(shop, {
      name,
      contents: [
        [rice, 1],
        [other, 2],
      ],
    })
  }
  const params = { productId: rice.id }
  const { body } = await shop.call('GET /product/{productId}/packages', { params })
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('a package on sale is found by its id, any other is unknown', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop)
  const { id } = await aPackage(shop, { name: 'Rice box', contents: [[rice, 2]] })
  const { id: withdrawn } = await aPackage(shop, { contents: [[rice, 1]] })
  await shop.database.update(packages).set({ publishedAt: null }).where(eq(packages.id, withdrawn))
  const found = await shop.call('GET /packages/{packageId}', { params: { packageId: id } })
  expect(found.body).toMatchObject({ packageId: id, name: 'Rice box', stockQuantity: 50 })
  for (const packageId of [withdrawn, withdrawn + 1]) {
    const missing = await shop.call('GET /packages/{packageId}', { params: { packageId } })
    expect(missing.body.code).toBe('unknownPackage')
  }
})

test('a package says which of its products are not on sale, and have no page', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop)
  const tea = await aProduct(shop)
  const { id } = await aPackage(shop, {
    contents: [
      [rice, 1],
      [tea, 1],
    ],
  })
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, tea.id))
  const { body } = await shop.call('GET /packages/{packageId}', { params: { packageId: id } })
  const [onSale, withdrawn] = body.products
  expect(onSale.productId).not.toHaveProperty('isOnSale')
  expect(withdrawn.productId).toMatchObject({ productId: tea.id, isOnSale: false })
})

test('a product says how it is kept, if its category is not kept on a shelf', async () => {
  const shop = await openShop()
  const { id, categoryId } = await aProduct(shop, { name: 'Seer fish' })
  const params = { productId: id }
  const kept = async (storage: 'SHELF' | 'COLD' | 'FROZEN') => {
    await shop.database.update(categories).set({ storage }).where(eq(categories.id, categoryId))
    return (await shop.call('GET /product/{productId}', { params })).body
  }
  expect(await kept('FROZEN')).toMatchObject({ storage: 'FROZEN' })
  expect(await kept('COLD')).toMatchObject({ storage: 'COLD' })
  expect(await kept('SHELF')).not.toHaveProperty('storage')
})
