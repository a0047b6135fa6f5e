import { expectAccessible } from './accessibility.ts'
import { onCard } from './amounts.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import {
  aCategory,
  anotherCategory,
  categoryNames,
  demo,
  firstPackage,
  found,
} from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { moveHome, sectionOf, sections } from './home-page.ts'
import { visit } from './visit.ts'

test('the ten sections are in order, then the footer', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText('Fresh Deals. Fresh Meals')).toBeVisible()
  const tops = await Promise.all(
    sections.map(async (name) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0),
  )
  const footer = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0
  expect([...tops, footer]).toEqual([...tops, footer].toSorted((a, b) => a - b))
  expect(await page.getByRole('main').getByRole('region').count()).toBe(sections.length)
})

test('without script everything can be read, and nothing that needs it is offered', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  for (const name of sections) await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByText(found(demo.feedback[0]).message)).toBeVisible()
  await expect(page.getByRole('heading', { name: firstPackage.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@joybox.example' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next reviews' })).toBeHidden()
  // Forms work without script too.
  await expect(page.getByRole('form', { name: 'Get in Touch' })).toBeVisible()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  await context.close()
})

test('the hero shows the first two packages; small screens the first only', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await visit(page, '/')
  const response = await page.request.get('/api/packages')
  const [first, second] = await response.json()
  const hero = await sectionOf(page, 'Packages')
  const cards = hero.getByRole('article', { includeHidden: true })
  for (const [index, shopPackage] of [first, second].entries()) {
    const card = cards.nth(index)
    await expect(card).toBeVisible({ visible: index === 0 || !isMobile })
    const words = (await card.textContent())?.replaceAll('\u00a0', ' ')
    expect(words).toContain(shopPackage.name)
    const names: string[] = shopPackage.products.map(
      (each: { productId: { name: string } }) => each.productId.name,
    )
    for (const name of names.slice(0, 9)) expect(words).toContain(name)
    expect(words).not.toContain(names[9])
    const { price, discountPrice } = shopPackage
    await expect(card.locator('s')).toHaveText(`Before: ${onCard(price)}`)
    await expect(card).toContainText((price - discountPrice).toLocaleString('en-LK'))
    await expect(card).toContainText('We will deliver within 5-7 days to your home')
    const link = card.getByText('Go to Packages')
    await expect(link).toHaveAttribute('href', '/packages')
  }
})

test('coming from another page, the packages are requested once', async ({ page }) => {
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/packages') requests += 1
  })
  await moveHome(page)
  await expect(page.getByRole('heading', { name: firstPackage.name })).toBeVisible()
  await sectionOf(page, 'The shop in your pocket')
  await page.waitForLoadState('networkidle')
  expect(requests).toBe(1)
})

test('three steps explain how to order', async ({ page }) => {
  await visit(page, '/')
  const steps = await sectionOf(page, 'How it works')
  await expect(steps.getByRole('heading')).toHaveText([
    'Start Your Order',
    'Fresh Produce',
    'Good food. Fast delivery.',
  ])
})

test('each tile leads to its category', async ({ page }) => {
  const response = await page.request.get('/api/categories')
  const categories: { categoryId: number; name: string }[] = await response.json()
  const pathOf = (name: string) =>
    `/products?category=${categories.find((each) => each.name === name)?.categoryId}`
  await visit(page, '/')
  const tiles = await sectionOf(page, 'Departments')
  for (const [tile, category] of [
    ['Vegetables', 'Vegetables'],
    ['Bakery', 'Bakery'],
    ['Fresh & Organic', 'Organic'],
    ['Snacks & Nuts', 'Snacks & Nuts'],
  ] as const) {
    await expect(tiles.getByRole('link', { name: tile })).toHaveAttribute('href', pathOf(category))
  }
  await tiles.getByRole('link', { name: 'Bakery' }).click()
  await expect(page).toHaveURL(pathOf('Bakery'))

  // In every language, though the categories have other names there.
  await visit(page, '/si')
  const translated = await sectionOf(page, 'අංශ')
  await expect(translated.getByRole('link', { name: 'බේකරි' })).toHaveAttribute(
    'href',
    `/si${pathOf('Bakery')}`,
  )
})

test('popular products: three chips at a time, moved by arrows, and four products', async ({
  page,
}) => {
  await visit(page, '/')
  const popular = await sectionOf(page, 'Popular Products')
  const strip = popular.getByRole('group', { name: 'Popular categories' })
  const chips = strip.getByRole('button').filter({ hasText: /\w/ })
  const names = ['All', ...categoryNames]
  await expect(chips).toHaveText(names.slice(0, 3))
  await expect(strip.getByRole('button', { name: 'Previous categories' })).toBeDisabled()
  await expect(popular.getByRole('article')).toHaveCount(4)

  await strip.getByRole('button', { name: 'Next categories' }).click()
  await expect(chips).toHaveText(names.slice(1, 4))
  const chip = strip.getByRole('button', { name: aCategory.name })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(popular.getByRole('article')).toHaveCount(4)
  await expect(popular.getByRole('article').first()).toContainText(aCategory.name)
  await popular.getByRole('link', { name: 'See More Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('popular products: loading, empty and failed each have their message', async ({ page }) => {
  await visit(page, '/')
  const popular = await sectionOf(page, 'Popular Products')
  let outcome: 'empty' | 'fails' = 'empty'
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await released
    if (outcome === 'fails') return route.fulfill({ status: 400, json: { message: 'No' } })
    await route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } })
  })
  await popular.getByRole('button', { name: anotherCategory.name }).click()
  await expect(popular.getByText('Loading products')).toBeVisible()
  release()
  await expect(popular.getByText('No products available in this category.')).toBeVisible()

  outcome = 'fails'
  await popular.getByRole('button', { name: aCategory.name }).click()
  await expect(popular.getByText('Failed to fetch data. Please try again later.')).toBeVisible()
  await page.unroute('**/api/products?*')
  await popular.getByRole('button', { name: 'Try Again' }).click()
  await expect(popular.getByRole('article')).toHaveCount(4)
})

test('products, categories and feedback are requested at the same time', async ({ page }) => {
  const asked: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/(products|categories|feedback)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await released
    await route.continue()
  })
  await moveHome(page)
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/api/categories', '/api/feedback', '/api/products'])
  release()
  const popular = page.getByRole('region', { name: 'Popular Products' })
  await expect(popular.getByRole('article')).toHaveCount(4)
})

test('the packages load by themselves, and show that they do', async ({ page }) => {
  await visit(page, '/terms-conditions')
  const loading = await hold(page, /\/api\/packages/)
  await page.getByRole('link', { name: 'JOY Box, home' }).click()
  await expect(page.getByText('Loading packages…')).toBeVisible()
  loading.pass()
  await loading.release()
  await expect(page.getByRole('heading', { name: firstPackage.name })).toBeVisible()
})

test('the message that the packages load stays for at least half a second', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/terms-conditions')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const packages = /\/api\/packages/
  const loading = await hold(page, packages)
  await page.getByRole('link', { name: 'JOY Box, home' }).click()
  const message = page.getByText('Loading packages…')
  await expect(message).toBeVisible()
  loading.pass()
  const loaded = page.waitForResponse(packages)
  await loading.release()
  await (await loaded).finished()
  await page.clock.runFor(400)
  await expect(message).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: firstPackage.name })).toBeVisible()
})

test('promos and links lead where they say', async ({ page }) => {
  await visit(page, '/')
  const app = await sectionOf(page, 'The shop in your pocket')
  await expect(app.getByRole('link', { name: 'App Store' })).toHaveAttribute('target', '_blank')
  await expect(app.getByRole('link', { name: 'Google Play' })).toHaveAttribute('target', '_blank')
  const map = await sectionOf(page, 'We are in Sri Lanka')
  await expect(map.getByRole('img', { name: 'Colombo is marked' })).toBeVisible()
  await expect(map.getByRole('figure')).toContainText('CC BY 4.0')
  const online = map.getByRole('link', { name: 'Open the map' })
  await expect(online).toHaveAttribute('target', '_blank')
  await expect(online).toHaveAttribute('href', /openstreetmap\.org/)
  const charities = await sectionOf(page, 'A place in the box for a neighbour')
  await charities.getByRole('link', { name: 'Find Out More' }).click()
  await expect(page).toHaveURL('/charities')
})

test('sections below the fold load their script when they are nearly on the screen', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.some((url) => /market|feedback|closing|footer-content/.test(url))).toBe(false)
  await sectionOf(page, 'What customers say')
  expect(scripts.some((url) => url.includes('feedback'))).toBe(true)
})

test('a keyboard goes through all sections and never loses its place', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('[data-kept]').first()).toBeAttached()
  // The first key loads the scripts of all sections, for the keys that follow.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-kept]')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const reached: string[] = []
  while (!reached.includes('Subscribe')) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const { activeElement: focused } = document
      if (!focused || focused === document.body) return undefined
      return focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    })
    if (label === undefined) throw new Error(`The focus was lost after ${reached.at(-1)}`)
    reached.push(label)
  }
  const inOrder = [
    'Next categories',
    'Next reviews',
    'Give feedback',
    'Find Out More',
    'Send message',
  ]
  expect(reached.filter((label) => inOrder.includes(label))).toEqual(inOrder)
})

test('the page is accessible and never wider than the screen', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await visit(page, '/')
  for (const name of sections) await sectionOf(page, name)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(page)
})

test('coming home from another page shows everything too', async ({ page }) => {
  await moveHome(page)
  for (const name of sections) await expect(page.getByRole('region', { name })).toBeVisible()
})
