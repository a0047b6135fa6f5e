import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { charities, products } from '../database/schema.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

test('robots.txt allows everything but the API, and names the sitemap', async () => {
  const { request, shop } = await openShop()
  const answer = await request('/robots.txt')
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('Disallow: /api/')
  expect(text).not.toMatch(/Disallow: \/$/m)
  expect(text).toContain(`Sitemap: ${shop.config.publicUrl}/sitemap.xml`)
})

const addressesIn = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

const inEachLanguage = (paths: readonly string[]) => [
  ...paths,
  ...paths.map((path) => (path === '/' ? '/si' : `/si${path}`)),
  ...paths.map((path) => (path === '/' ? '/ta' : `/ta${path}`)),
]

test('the sitemap lists every public page, category, package and charity in each language on the shop’s origin', async () => {
  const testShop = await openShop()
  const { database, request, shop } = testShop
  await database.insert(charities).values([
    { name: 'Green Hands & Friends', subName: 'Gardens', description: 'They plant.' },
    { name: 'Crème Fund', subName: 'Milk', description: 'They milk.' },
  ])
  const rice = await aProduct(testShop, { name: 'Red rice 1 kg' })
  const box = await aPackage(testShop, { name: 'Rice & More', contents: [[rice, 1]] })

  const answer = await request('/sitemap.xml?of=pages')
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  const paths = [
    '/',
    '/products',
    '/packages',
    '/charities',
    '/privacy-policy',
    '/terms-conditions',
    '/login',
    '/signup',
    '/forgot-password',
    `/products?category=${rice.categoryId}`,
    `/packages/rice-more-${box.id}`,
    '/charities/green-hands-friends',
    '/charities/cr%C3%A8me-fund',
  ]
  expect(await addressesIn(answer)).toEqual(
    inEachLanguage(paths).map((path) => shop.config.publicUrl + path),
  )
})

test('products have sitemaps of their own, which the first one names', async () => {
  const testShop = await openShop()
  const { request, shop } = testShop
  const { id } = await aProduct(testShop, { name: 'Red rice 1 kg' })
  const withdrawn = await aProduct(testShop)
  await testShop.database
    .update(products)
    .set({ publishedAt: null })
    .where(eq(products.id, withdrawn.id))

  const list = await request('/sitemap.xml')
  const parts = await addressesIn(list)
  const { publicUrl } = shop.config
  expect(parts).toEqual([
    `${publicUrl}/sitemap.xml?of=pages`,
    `${publicUrl}/sitemap.xml?of=products-1`,
  ])
  const named = await addressesIn(await request('/sitemap.xml?of=products-1'))
  expect(named).toEqual(
    inEachLanguage([`/products/red-rice-1-kg-${id}`]).map((path) => publicUrl + path),
  )
  for (const unknown of ['products-2', 'products-0', 'everything', '']) {
    expect((await request(`/sitemap.xml?of=${unknown}`)).status).toBe(404)
  }
})
