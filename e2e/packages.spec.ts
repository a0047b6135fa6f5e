import type { Package } from '../contract/index.ts'
import { languagePath } from '../domain/texts/language-path.ts'
import type { Language } from '../domain/texts/texts.ts'
import { expectAccessible } from './accessibility.ts'
import { onCard } from './amounts.ts'
import { enterAsNewcomer } from './customers.ts'
import { aLargePackage, aSmallPackage, demo, packagesOf } from './demo-goods.ts'
import { expect, type Page, test } from './fixtures.ts'
import { followTopBar, reload, visit } from './visit.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => page.getByRole('article', { name })
const searchFor = ({ name }: { name: string }) => `/packages?${new URLSearchParams({ q: name })}`
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search packages' })

async function openByLink(page: Page) {
  await followTopBar(page, 'Packages')
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
}

test('packages come six to a page, and the page number is in the URL', async ({ page }) => {
  const all = await packagesOf(page.request)
  const first = card(page, all[0]?.name ?? '')
  await visit(page, '/packages')
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/packages?page=2')
  await expect(first).toBeHidden()
  await expect(cards(page)).toHaveCount(Math.min(6, all.length - 6))
  await page.goBack()
  await expect(first).toBeVisible()
})

/** A product in a list of contents: its name, and how many, if there are several. */
const onList = ({ productId: product, quantity }: Package['products'][number]) =>
  quantity === 1 ? product.name : `${product.name} × ${quantity}`

test('a card shows six products, its price and when it is delivered', async ({ page }) => {
  const large = await aLargePackage(page.request)
  await visit(page, searchFor(large))
  const shown = card(page, large.name)
  await expect(shown.getByRole('listitem')).toHaveText(large.products.slice(0, 6).map(onList))
  await expect(shown.getByText(`+ ${large.products.length - 6} more items`)).toBeVisible()
  const price = onCard(large.price - large.discountPrice)
  await expect(shown.getByText(price, { exact: true })).toBeVisible()
  await expect(shown.locator('s')).toHaveText(`Before: ${onCard(large.price)}`)
  await expect(shown.getByText(`Save ${onCard(large.discountPrice)}`)).toBeVisible()
  await expect(shown.getByText('We will deliver within 5-7 days to your home')).toBeVisible()

  // No discount and no more than six products: neither is mentioned.
  const small = await aSmallPackage(page.request)
  await visit(page, searchFor(small))
  const plain = card(page, small.name)
  await expect(plain.getByRole('listitem')).toHaveText(small.products.map(onList))
  await expect(plain.getByText('more items')).toBeHidden()
  await expect(plain.getByText(onCard(small.price), { exact: true })).toBeVisible()
  await expect(plain.getByText('Before:')).toBeHidden()
  await expect(plain.getByText('Save')).toBeHidden()
})

test('the modal lists all products on their categories’ background colours, with 20% off', async ({
  page,
}) => {
  const large = await aLargePackage(page.request)
  await visit(page, searchFor(large))
  const more = card(page, large.name).getByRole('button', { name: /more items/ })
  await more.click()
  const modal = page.getByRole('dialog', { name: large.name })
  const lines = modal.getByRole('listitem')
  await expect(lines).toHaveCount(large.products.length)
  await expect(modal.getByText(onCard(large.price * 0.8), { exact: true })).toBeVisible()
  await expect(modal.getByText(`Before: ${onCard(large.price)}`)).toBeVisible()
  // The list scrolls under the price, from which a line parts it.
  await expect(modal.locator('footer')).toHaveCSS('border-top-width', '1px')
  for (const { productId: product, quantity } of large.products) {
    await expect(lines.filter({ hasText: product.name })).toContainText(`× ${quantity}`)
  }
  const grounds = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line.children[0] ?? line).backgroundColor),
  )
  const categories = large.products.map(({ productId: product }) => product.categoryId)
  const together = categories.map((category, line) => `${category} on ${grounds[line]}`)
  expect(new Set(categories).size).toBeGreaterThan(1)
  for (const kinds of [grounds, together]) {
    expect(new Set(kinds).size).toBe(new Set(categories).size)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(more).toBeFocused()
})

test('a search finds names, descriptions and products, and starts at page 1', async ({ page }) => {
  const packed = (await packagesOf(page.request)).at(-1)
  const term = packed?.products.at(-1)?.productId.name ?? ''
  const found = card(page, packed?.name ?? '')
  const path = `/packages?${new URLSearchParams({ q: term })}`
  await visit(page, '/packages?page=2')
  await searchBox(page).fill(term)
  await expect(page).toHaveURL(path)
  await expect(found).toBeVisible()
  await reload(page)
  await expect(searchBox(page)).toHaveValue(term)
  await expect(found).toBeVisible()

  await searchBox(page).fill('unicorn')
  await expect(page.getByRole('heading', { name: 'No packages found for "unicorn"' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(cards(page)).toHaveCount(6)
})

test('a search finds packages by their names in any language', async ({ page }) => {
  const namesIn = async (language: Language) => {
    const answer = await page.request.get('/api/packages', { params: { language } })
    const packages: Package[] = await answer.json()
    return packages.map(({ name }) => name)
  }
  const languages = ['en', 'si', 'ta'] as const
  const otherLists: string[] = []
  let shown: Language = 'en'
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const language = searchParams.get('language') ?? 'en'
    if (pathname === '/api/packages' && language !== shown) otherLists.push(language)
  })
  for (const language of languages) {
    shown = language
    const last = (await namesIn(language)).at(-1)
    await visit(page, `${languagePath(language)}/packages`)
    for (const other of languages) {
      await page.getByRole('searchbox').fill((await namesIn(other)).at(-1) ?? '')
      await expect(cards(page)).toHaveCount(1)
      await expect(card(page, last ?? '')).toBeVisible()
    }
    await reload(page)
    await expect(card(page, last ?? '')).toBeVisible()
  }
  // Nobody loads another language before they type in it.
  expect(otherLists).toHaveLength(languages.length * 2)
})

test('a guest is invited to log in or sign up, and returns', async ({ page }) => {
  await visit(page, '/packages?page=2')
  const prompt = page.getByRole('complementary', { name: 'Login or sign up' })
  await expect(prompt.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  await prompt.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  const { usr } = await page.evaluate(() => window.history.state)
  expect(usr.from).toBe('/packages?page=2')
  await page.goBack()
  await cards(page).first().getByRole('button', { name: 'Login to Add to Cart' }).click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a customer sees both kinds of packages, and when one is being added', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/packages')
  const kinds = page.getByRole('navigation', { name: 'Kinds of packages' })
  await expect(kinds.getByRole('link', { name: 'Packages' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(kinds.getByRole('link', { name: 'Custom' })).toHaveAttribute(
    'href',
    '/custom_packages',
  )
  const inTopBar = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Packages' })
  await expect(inTopBar).toHaveAttribute('aria-current', 'page')
  await kinds.getByRole('link', { name: 'Custom' }).click()
  await expect(page).toHaveURL('/custom_packages')
  await expect(inTopBar).toHaveAttribute('aria-current', 'true')
  await page.goBack()

  let save = () => {}
  const held = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route('**/api/carts/cartItem-*', async (route) => {
    await held
    await route.continue()
  })
  const one = cards(page).first()
  await one.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(one.getByRole('button', { name: 'Adding to Cart...' })).toBeDisabled()
  save()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await expect(one.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await expectAccessible(page)
})

test('when packages fail to load, the list stays empty, and only the console is told', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/packages', (route) => route.fulfill({ status: 400, json: {} }))
  await openByLink(page)
  await expect
    .poll(() => consoleErrors)
    .toEqual(['Failed to load packages: The shop responded with 400'])
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText("Don't have any packages yet.")).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  consoleErrors.length = 0
})

test('without packages the page says so', async ({ page }) => {
  await page.route('**/api/packages', (route) => route.fulfill({ json: [] }))
  await openByLink(page)
  await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('packages can be read and paged', async ({ page }) => {
    await page.goto('/packages')
    await expect(cards(page)).toHaveCount(6)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/packages?page=2')
    await expect(cards(page)).toHaveCount(Math.min(6, demo.packages.length - 6))
  })
})
