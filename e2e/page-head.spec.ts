// Most of these tests only request a page, and open none in the browser.
import { type APIRequestContext, expect, test } from '@playwright/test'
import { charityAddress } from '../contract/pages.ts'
import { charitiesPerPage, packagesPerPage, productsPerPage } from '../domain/limits.ts'
import { call } from './call.ts'
import { aCategory, aCharity, aProduct, demo, firstPackage, packagesOf } from './demo-goods.ts'
import { plainText } from './plain-text.ts'
import { packagePage, productPage } from './public-pages.ts'
import { missingProperties } from './structured-data.ts'
import { visit } from './visit.ts'

const publicPages = {
  '/': 'JOY Box - Your Neighborhood Food Shop',
  '/products': 'Products | JOY Box',
  [`/products?category=${aCategory.id}&page=2`]: `${aCategory.name}, page 2 | JOY Box`,
  [productPage]: `${aProduct.name} | JOY Box`,
  '/packages': 'Packages | JOY Box',
  '/packages?page=2': 'Packages, page 2 | JOY Box',
  [packagePage]: `${firstPackage.name} | JOY Box`,
  '/charities': 'Charities | JOY Box',
  [charityAddress(aCharity.name)]: `${aCharity.name} | JOY Box`,
  '/privacy-policy': 'Privacy Policy | JOY Box',
  '/terms-conditions': 'Terms & Conditions | JOY Box',
  '/login': 'Sign In | JOY Box',
  '/signup': 'Sign Up | JOY Box',
  '/forgot-password': 'Forgot Password | JOY Box',
}

const privatePages = [
  '/otp',
  '/new-password',
  '/custom_packages',
  '/checkout',
  '/userprofile',
  '/orders',
  '/payment-result',
  '/mypackages',
  '/no-such-page',
]

type QuestionsPage = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }

type Node = { '@type': string; [property: string]: unknown }

/** The head of a page's own HTML, before any script has run. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, found = '']) => plainText(found))
  const meta = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  const [script = '{}'] = [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, found]) => found)
  const nodes: Node[] = JSON.parse(script)['@graph'] ?? []
  return {
    origin: new URL(response.url()).origin,
    titles: all(/<title>(.*?)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    meta,
    nodes,
    node: (type: string) => nodes.filter((node) => node['@type'] === type),
  }
}

for (const [path, title] of Object.entries(publicPages)) {
  test(`${path} has its title, description and picture in its HTML`, async ({ request }) => {
    const head = await headOf(request, path)
    expect(head.titles).toEqual([title])
    expect(head.canonical).toEqual([head.origin + path])
    expect(head.meta('description')).toEqual([expect.stringMatching(/^.{50,}/)])
    expect(head.meta('keywords')).toEqual([expect.stringMatching(/\w+, \w+/)])
    expect(head.meta('robots')).toEqual([expect.stringMatching(/^index, follow/)])
    for (const [property, value] of [
      ['og:title', title],
      ['twitter:title', title],
      ['og:url', head.origin + path],
      ['og:site_name', 'JOY Box'],
      ['twitter:card', 'summary_large_image'],
    ] as const) {
      expect(head.meta(property)).toEqual([value])
    }
    expect(head.meta('og:description')).toEqual(head.meta('description'))

    const [picture = ''] = head.meta('og:image')
    expect(head.meta('twitter:image')).toEqual([picture])
    const response = await request.get(picture)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })

  test(`${path} has the structured data that schema.org requires`, async ({ request }) => {
    const { nodes, node } = await headOf(request, path)
    expect(nodes.flatMap((each) => missingProperties(each))).toEqual([])
    expect(node('Organization')).toHaveLength(1)
    expect(node('WebSite')).toMatchObject([{ potentialAction: { '@type': 'SearchAction' } }])
  })
}

for (const path of privatePages) {
  test(`${path} is not to be indexed`, async ({ request }) => {
    const head = await headOf(request, path)
    expect(head.meta('robots')).toEqual(['noindex, nofollow'])
    expect(head.titles).toEqual([expect.stringMatching(/ \| JOY Box$/)])
    expect(head.canonical).toEqual([head.origin + path])
    expect(head.nodes.flatMap((each) => missingProperties(each))).toEqual([])
  })
}

test('a search has the canonical URL of the whole list', async ({ request }) => {
  const head = await headOf(request, '/products?q=rice')
  expect(head.canonical).toEqual([`${head.origin}/products`])
})

test('a page number beyond the last leads to the last page', async ({ request }) => {
  const lastOf = (items: number, perPage: number) => Math.ceil(items / perPage)
  for (const [path, last] of [
    ['/products', lastOf(demo.products.length, productsPerPage)],
    ['/packages', lastOf(demo.packages.length, packagesPerPage)],
    ['/charities', lastOf(demo.charities.length, charitiesPerPage)],
  ] as const) {
    const answer = await request.get(`${path}?page=99999`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${path}?page=${last}`])
  }
})

test('a page has one URL', async ({ request }) => {
  for (const typed of ['/PRODUCTS?q=rice', '/products/?q=rice', '/products//?q=rice']) {
    const answer = await request.get(typed, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/products?q=rice'])
  }
})

test('a category that does not exist is a 404, and not to be indexed', async ({ request }) => {
  const path = '/products?category=999'
  expect((await request.get(path)).status()).toBe(404)
  expect((await headOf(request, path)).meta('robots')).toEqual(['noindex, nofollow'])
})

test('products and packages are listed with their prices in LKR', async ({ request }) => {
  for (const [path, count, total] of [
    ['/products', productsPerPage, demo.products.length],
    ['/packages', packagesPerPage, demo.packages.length],
  ] as const) {
    const [list] = (await headOf(request, path)).node('ItemList')
    expect(list).toMatchObject({ numberOfItems: total })
    expect(list?.itemListElement).toHaveLength(count)
  }
  const [products] = (await headOf(request, '/products?page=2')).node('ItemList')
  const query = { page: 2, pageSize: productsPerPage }
  const onPage2 = await call(request, 'GET /products', { query })
  expect(products?.itemListElement).toMatchObject(
    onPage2.map(({ name, price }, index) => ({
      position: productsPerPage + index + 1,
      item: { name, offers: { priceCurrency: 'LKR', price } },
    })),
  )
  const [packages] = (await headOf(request, '/packages')).node('ItemList')
  const onPage1 = (await packagesOf(request)).slice(0, packagesPerPage)
  expect(packages?.itemListElement).toMatchObject(
    onPage1.map(({ name, price, discountPrice }) => ({
      item: { name, offers: { priceCurrency: 'LKR', price: price - discountPrice } },
    })),
  )
})

test('the legal pages carry their breadcrumb and their questions', async ({ page, request }) => {
  for (const path of ['/privacy-policy', '/terms-conditions']) {
    const { node } = await headOf(request, path)
    expect(node('BreadcrumbList')).toHaveLength(1)
    // Every page is tested for what schema.org requires, so the shape is right.
    const [faq] = node('FAQPage') as unknown as QuestionsPage[]
    await visit(page, path)
    const visible = page.getByRole('region', { name: 'Common questions' })
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      await expect(visible.getByRole('heading', { name })).toBeVisible()
      await expect(visible.getByText(acceptedAnswer.text, { exact: true })).toBeVisible()
    }
    expect(faq?.mainEntity).toHaveLength(5)
  }
})

test('the sitemap lists pages that exist and may be indexed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, where = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const addressesAt = async (sitemap: string) =>
    [...(await (await request.get(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => plainText(url),
    )
  const [pages = [], products = [], ...none] = await Promise.all(
    (await addressesAt(where)).map(addressesAt),
  )
  expect(none).toEqual([])
  const { categories, packages, charities } = demo
  const pagesOfOneLanguage = 9 + categories.length + packages.length + charities.length
  expect(pages).toHaveLength(3 * pagesOfOneLanguage)
  expect(products).toHaveLength(3 * demo.products.length)
  for (const url of [...pages, ...products.filter((_, index) => index % 40 === 0)]) {
    const { canonical, meta } = await headOf(request, url)
    expect(canonical).toEqual([url])
    expect(meta('robots')).toEqual([expect.stringMatching(/^index/)])
  }
})

test('the manifest names the shop and icons that exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'JOY Box', start_url: '/' })
  for (const { src, type } of manifest.icons) {
    const response = await request.get(src)
    expect(response.headers()['content-type']).toBe(type)
  }
})

test('each folder of pictures is served, and /packages is still a page', async ({ request }) => {
  for (const picture of [
    '/homepic/basket-192.webp',
    '/product/bucket.webp',
    '/header/shipping.webp',
    '/Footerpic/logo-on-leaf.png',
    '/packages/empty-box.webp',
    '/images/share.jpg',
  ]) {
    const response = await request.get(picture)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
  for (const path of ['/packages', '/packages/']) {
    expect(await (await request.get(path)).text()).toContain('Packages</h1>')
  }
})

test('the title changes with the page', async ({ page }) => {
  await visit(page, '/products')
  await page.getByRole('button', { name: aCategory.name }).click()
  await expect(page).toHaveTitle(`${aCategory.name} | JOY Box`)
  await visit(page, '/no-such-page')
  await expect(page).toHaveTitle('404 - Page Not Found | JOY Box')
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveTitle('JOY Box - Your Neighborhood Food Shop')
})

test('a HEAD request does not empty the cached page', async ({ request }) => {
  // This URL has never been requested before.
  const url = `/privacy-policy?${crypto.randomUUID()}`
  const head = await request.head(url)
  expect(head.status()).toBe(200)
  const page = await request.get(url)
  expect(await page.text()).toContain('</html>')
  expect(head.headers().etag).toBe(page.headers().etag)
})

test('every page carries the id of its request', async ({ request }) => {
  for (const path of ['/', '/login', '/no-such-page']) {
    const given = { headers: { 'X-Request-Id': 'from-the-proxy' } }
    expect((await request.get(path, given)).headers()['x-request-id']).toBe('from-the-proxy')
  }
})
