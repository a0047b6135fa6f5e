import { expect, test } from 'vitest'
import { categories, charities } from '../database/schema.ts'
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

test('the sitemap lists every public page, category and charity in each language on the shop’s origin', async () => {
  const { database, request, shop } = await openShop()
  await database.insert(charities).values([
    { name: 'Green Hands & Friends', subName: 'Gardens', description: 'They plant.' },
    { name: 'Crème Fund', subName: 'Milk', description: 'They milk.' },
  ])
  const [rice] = await database.insert(categories).values({ name: 'Rice' }).returning()

  const answer = await request('/sitemap.xml')
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const paths = [
    '/products',
    '/packages',
    '/charities',
    '/privacy-policy',
    '/terms-conditions',
    `/products?category=${rice?.id}`,
    '/charities/green-hands-friends',
    '/charities/cr%C3%A8me-fund',
  ]
  const pages = [
    ...['/', ...paths],
    ...['/si', ...paths.map((path) => `/si${path}`)],
    ...['/ta', ...paths.map((path) => `/ta${path}`)],
  ]
  expect(listed).toEqual(pages.map((path) => shop.config.publicUrl + path))
})
