import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories, pictures, products } from '../database/schema.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { atWork } from '../testing/order-work-builders.ts'

const hash = 'a'.repeat(32)

/** The tags of each item and their texts, as they are written. */
function itemsIn(feed: string) {
  return [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, tag, text]) => [tag, text]),
    ),
  )
}

async function aShopWithPictures() {
  const shop = await openShop()
  const picture = sharp({ create: { width: 384, height: 384, channels: 3, background: '#f6b21b' } })
  const bytes = await picture.webp().toBuffer()
  await shop.database.insert(pictures).values({ hash, width: 384, bytes })
  const put = async (name: string, facts: Partial<typeof products.$inferInsert> = {}) => {
    const product = await aProduct(shop, { name, price: 480.5, description: 'Sweet & <sour>' })
    const shown = { pictureHash: hash, ...facts }
    await shop.database.update(products).set(shown).where(eq(products.id, product.id))
    return product.id
  }
  return { shop, put }
}

test('there is no feed until the shop wants one', async () => {
  const { shop, put } = await aShopWithPictures()
  await put('Tea')
  expect((await shop.request('/product-feed.xml')).status).toBe(404)
  await (await atWork(shop)).set('catalogue.feed', true)
  const feed = await shop.request('/product-feed.xml')
  expect(feed.status).toBe(200)
  expect(feed.headers.get('Content-Type')).toContain('application/xml')
})

test('each product on sale with a picture has the fields that Google and Meta document', async () => {
  const { shop, put } = await aShopWithPictures()
  const tea = await put('Tea & more', { contentAmount: 400, contentUnit: 'G' })
  const soldOut = await put('Salt', { stockQuantity: 0 })
  await put('Without a picture', { pictureHash: null })
  await put('Withdrawn', { publishedAt: null })
  await (await atWork(shop)).set('catalogue.feed', true)

  const text = await (await shop.request('/product-feed.xml')).text()
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=/)
  expect(text.trimEnd()).toMatch(/<\/channel>\n<\/rss>$/)
  const { publicUrl } = shop.shop.config
  const [first, second, ...others] = itemsIn(text)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    id: String(tea),
    title: 'Tea &amp; more',
    description: 'Sweet &amp; &lt;sour&gt;',
    link: `${publicUrl}/products/tea-more-${tea}`,
    image_link: `${publicUrl}/media/${hash}-1200.png`,
    availability: 'in stock',
    price: '480.50 LKR',
    condition: 'new',
    identifier_exists: 'no',
    product_type: expect.stringContaining('Vegetables'),
    unit_pricing_measure: '400 g',
  })
  // The shop knows no brands; its own name would be a wrong one.
  expect(first).not.toHaveProperty('brand')
  // Meta reads JPEG and PNG only.
  const [, picture = ''] = first?.image_link?.split(publicUrl) ?? []
  const served = await shop.request(picture)
  expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(second).toMatchObject({ id: String(soldOut), availability: 'out of stock' })
  expect(second).not.toHaveProperty('unit_pricing_measure')
})

test('a product of a category that was withdrawn names none, and no title ends in half a letter', async () => {
  const { shop, put } = await aShopWithPictures()
  const name = `${'x'.repeat(149)}🥭`
  await put(name)
  await shop.database.update(categories).set({ publishedAt: null })
  await (await atWork(shop)).set('catalogue.feed', true)
  const [item] = itemsIn(await (await shop.request('/product-feed.xml')).text())
  expect(item).toMatchObject({ title: 'x'.repeat(149) })
  expect(item).not.toHaveProperty('product_type')
})

test('a long catalogue is complete', async () => {
  const { shop, put } = await aShopWithPictures()
  const id = await put('Tea')
  const [tea] = await shop.database.select().from(products).where(eq(products.id, id))
  if (!tea) throw new Error('There is no tea')
  const { id: _, ...facts } = tea
  const many = Array.from({ length: 600 }, (_, index) => ({ ...facts, name: `Tea ${index}` }))
  await shop.database.insert(products).values(many)
  await (await atWork(shop)).set('catalogue.feed', true)
  const items = itemsIn(await (await shop.request('/product-feed.xml')).text())
  expect(items).toHaveLength(601)
  expect(new Set(items.map(({ id }) => id)).size).toBe(601)
})
