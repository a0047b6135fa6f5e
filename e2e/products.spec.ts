import type { Page } from '@playwright/test'
import { productsPerPage, searchDebounceMs } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { call } from './call.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { aCategory, aProduct, aProductWord, categoryNames, demo } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { followTopBar, reload, visit } from './visit.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const strip = (page: Page) => page.getByRole('group', { name: 'Categories' })
const chips = (page: Page) => strip(page).getByRole('button', { name: /^(?!Previous|Next)/ })
const categoryChip = (page: Page) => page.getByRole('button', { name: aCategory.name })
const countOfAll = (page: Page) => page.getByText(`${demo.products.length} products`)
const countOfCategory = (page: Page) => page.getByText(`${aCategory.productCount} products`)
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })

/** Opens the page by a link within the shop, so that the browser itself requests the products. */
async function openByLink(page: Page) {
  await followTopBar(page, 'Products')
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
}

test('the first page shows eight products of eight categories', async ({ page }) => {
  await visit(page, '/products')
  await expect(page.getByText('Free Shipping on over 10,000.00 LKR')).toBeVisible()
  await expect(cards(page)).toHaveCount(8)
  await expect(countOfAll(page)).toBeVisible()
  const categories = await cards(page).evaluateAll((all) =>
    all.map((each) => each.querySelector('p')?.textContent),
  )
  expect(new Set(categories).size).toBe(8)
  await expectAccessible(page)
})

test('the strip shows three categories at a time, beginning with All, and moves by one', async ({
  page,
}) => {
  await visit(page, '/products')
  const previous = strip(page).getByRole('button', { name: 'Previous categories' })
  const next = strip(page).getByRole('button', { name: 'Next categories' })
  const names = ['All', ...categoryNames]
  await expect(chips(page)).toHaveText(names.slice(0, 3))
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(chips(page)).toHaveText(names.slice(1, 4))
  for (let moves = 1; moves < names.length - 3; moves += 1) await next.click()
  await expect(chips(page)).toHaveText(names.slice(-3))
  await expect(next).toBeDisabled()
})

test('a category filters the list, and is kept by going back, reloading and sharing', async ({
  page,
}) => {
  const onPage2 = Math.min(productsPerPage, aCategory.productCount - productsPerPage)
  await visit(page, '/products?page=3')
  await categoryChip(page).click()
  await expect(page).toHaveURL(`/products?category=${aCategory.id}`)
  await expect(countOfCategory(page)).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText(aCategory.name)

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`/products?category=${aCategory.id}&page=2`)
  await expect(cards(page)).toHaveCount(onPage2)
  await reload(page)
  await expect(cards(page)).toHaveCount(onPage2)
  await expect(categoryChip(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/products?page=3')
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(countOfAll(page)).toBeVisible()
})

test('many pages are listed with ellipses, few without', async ({ page }) => {
  await visit(page, '/products?page=5')
  const pages = page.getByRole('navigation', { name: 'Products pages' })
  const last = String(Math.ceil(demo.products.length / productsPerPage))
  await expect(pages.getByRole('listitem')).toHaveText(['', '1', '…', '4', '5', '6', '…', last, ''])
  await visit(page, `/products?category=${aCategory.id}`)
  await expect(pages.getByRole('listitem')).toHaveText(['', '1', '2', ''])
})

test('typing searches after a pause, over all categories', async ({ page }) => {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/products/search/')) searches.push(pathname)
  })
  await visit(page, `/products?category=${aCategory.id}&page=2`)
  await searchBox(page).pressSequentially(aProductWord)
  await expect(page).toHaveURL(`/products?q=${aProductWord}`)
  await expect(page.getByText(/^\d+ products?$/)).toBeVisible()
  await expect(cards(page).first()).toContainText(new RegExp(aProductWord, 'i'))
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  expect(searches).toEqual([`/api/products/search/${aProductWord}`])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Clear search' }).first().click()
  await expect(page).toHaveURL('/products')
  await expect(countOfAll(page)).toBeVisible()
  await expect(searchBox(page)).toBeFocused()
})

test('Enter searches at once', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/products')
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchBox(page).fill('rice')
  // The script has handled the input; before that Enter requests the whole page.
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  const asked = page.waitForRequest('**/api/products/search/rice?**')
  await searchBox(page).press('Enter')
  await asked
})

test('a link pressed right after typing leads where it says, also on a slow device', async ({
  page,
}) => {
  await visit(page, '/products')
  const link = cards(page).first().getByRole('link')
  const target = (await link.getAttribute('href')) ?? ''
  // The page of the product comes later than the search would begin.
  const pageOfProduct = await hold(page, /\/assets\/product-[^/]*\.js$/)
  await searchBox(page).focus()
  // In one step: the search must not begin before the press, however busy the machine is.
  await link.evaluate((element: HTMLElement, busyMs) => {
    document.execCommand('insertText', false, 'rice')
    element.click()
    const end = performance.now() + busyMs
    while (performance.now() < end);
  }, searchDebounceMs)
  await expect(searchBox(page)).toHaveValue('rice')
  await pageOfProduct.reached(1)
  await pageOfProduct.release()
  await expect(page).toHaveURL(target)
})

test('choosing a category clears the search', async ({ page }) => {
  await visit(page, '/products?q=rice')
  await expect(searchBox(page)).toHaveValue('rice')
  await categoryChip(page).click()
  await expect(page).toHaveURL(`/products?category=${aCategory.id}`)
  await expect(searchBox(page)).toHaveValue('')
})

test('a search without a match says so and can be cleared', async ({ page }) => {
  await visit(page, '/products')
  await searchBox(page).fill('xylophone "1"')
  await expect(
    page.getByRole('heading', { name: 'No products found matching "xylophone "1""' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(cards(page)).toHaveCount(8)
})

for (const term of ['.', '..', 'rice\0', 'x'.repeat(201)]) {
  test(`a search for ${JSON.stringify(term).slice(0, 9)} finds nothing and says so`, async ({
    page,
  }) => {
    const address = `/products?q=${encodeURIComponent(term)}`
    const message = page.getByRole('heading', {
      name: `No products found matching "${term.replace('\0', '')}"`,
    })
    await visit(page, address)
    await expect(message).toBeVisible()
    await followTopBar(page, 'Products')
    await searchBox(page).fill(term.slice(0, 100))
    await expect(page.getByRole('heading', { name: 'No products found matching' })).toBeVisible()
  })
}

test('a long word without spaces stays within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/products', '/packages']) {
    await visit(page, `${path}?q=${'xyzzy'.repeat(12)}`)
    await expect(page.getByRole('heading', { name: /^No \w+ found/ })).toBeVisible()
    await expectNoWiderThanScreen(page)
  }
})

test('the loading message stays for at least half a second, so that nothing flickers', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/products')
  await expect(countOfAll(page)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

  const loaded = page.waitForResponse('**/api/products?**')
  await categoryChip(page).click()
  await loaded
  await expect(page.getByText('Loading products…')).toBeVisible()
  await page.clock.runFor(500)
  await page.clock.resume()
  await expect(countOfCategory(page)).toBeVisible()
})

test('a list that fails to load stays empty without a message, and tells the console why', async ({
  page,
  consoleErrors,
}) => {
  const json = { message: 'Not now', requestId: 'req-7' }
  await page.route('**/api/products?**', (route) => route.fulfill({ status: 400, json }))
  await openByLink(page)
  await expect
    .poll(() => consoleErrors)
    .toEqual(['Failed to load products (request req-7): Not now'])
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/Not now|No products/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  consoleErrors.length = 0
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('products can be read, paged and searched', async ({ page }) => {
    await page.goto('/products')
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('link', { name: 'Page 2' }).click()
    const query = { page: 2, pageSize: productsPerPage }
    for (const { name } of await call(page.request, 'GET /products', { query })) {
      await expect(page.getByRole('article', { name })).toBeVisible()
    }
    await searchBox(page).fill(aProductWord)
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(`/products?q=${aProductWord}`)
    await expect(cards(page).first()).toContainText(aProduct.name)
  })
})

test('who adds by keyboard keeps the place in the list', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/products')
  // Until it is known who is signed in, the spinner covers the page: tests hide it, and keys reach below it.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  const adding = await hold(page, /cartItem-/)
  const add = cards(page).nth(1).getByRole('button', { name: 'Add' })
  await add.focus()
  await page.keyboard.press('Enter')
  await adding.reached(1)
  await expect(add).toBeDisabled()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await adding.release()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await expect(add).toBeFocused()
  await adding.reached(1)
})

test('the arrows of the strip and of the pages keep the focus at the ends', async ({ page }) => {
  await visit(page, '/products')
  const next = strip(page).getByRole('button', { name: 'Next categories' })
  await next.focus()
  for (let moves = 0; moves < categoryNames.length; moves += 1) await page.keyboard.press('Enter')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()

  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.getByRole('link', { name: 'Previous page' }).press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
})
