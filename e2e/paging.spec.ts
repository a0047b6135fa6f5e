import type { Locator, Page } from '@playwright/test'
import { productsPerPage } from '../domain/limits.ts'
import { atCheckout } from './checkout-shop.ts'
import { openBuilder, shelf } from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { demo } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { visit } from './visit.ts'

const count = `${demo.products.length} products`
const picker = (page: Page) => page.getByRole('region', { name: 'Select Package Items' })

/** Turns a page by keyboard, which keeps the focus while it loads, is announced and shown. */
async function turn(page: Page, control: Locator, region: Locator) {
  await expect(region.getByText(count)).toBeAttached()
  const number = /\d+/.exec((await control.getAttribute('aria-label')) ?? '')?.[0]
  const loading = await hold(page, new RegExp(`/api/products\\?.*page=${number}&`))
  await control.focus()
  await page.keyboard.press('Enter')
  await loading.reached(1)
  await expect(region.getByRole('status').getByText('Loading products…')).toBeAttached()
  await expect(control).toBeFocused()
  await expect(control).toHaveAttribute('aria-current', 'page')
  loading.pass()
  await loading.release()
  await expect(region.getByRole('status').getByText(count)).toBeAttached()
  await expect(region.getByRole('article')).toHaveCount(productsPerPage)
  await expect(control).toBeFocused()
}

test('turning a page of the products keeps the focus, also back to the first one', async ({
  page,
}) => {
  await visit(page, '/products?page=2')
  for (const name of ['Page 3', 'Page 1']) {
    await turn(page, page.getByRole('link', { name, exact: true }), page.getByRole('main'))
  }
})

test('turning a page of the products for a package keeps the focus, and says what it does', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await turn(page, shelf(page).getByRole('button', { name: 'Page 2' }), shelf(page))
})

test('turning a page of the products at the checkout keeps the focus, and says what it does', async ({
  page,
  request,
}) => {
  await atCheckout(page, request)
  await turn(page, picker(page).getByRole('button', { name: 'Page 2' }), picker(page))
})

/** Lets the products have one page, as when all others were sold. */
async function shortenToOnePage(page: Page) {
  const total = { 'X-Total-Count': String(productsPerPage) }
  await page.route(/\/api\/products\?.*page=2&/, (route) =>
    route.fulfill({ headers: total, json: [] }),
  )
  await page.route(/\/api\/products\?.*page=1&/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...total } })
  })
}

test('a page of the products that no longer exists leads to the last one', async ({ page }) => {
  await visit(page, '/products')
  await shortenToOnePage(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productsPerPage)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveCount(0)
})

test('a page of the products at the checkout that no longer exists leads to the last one', async ({
  page,
  request,
}) => {
  await atCheckout(page, request)
  await shortenToOnePage(page)
  await picker(page).getByRole('button', { name: 'Page 2' }).click()
  await expect(picker(page).getByRole('article')).toHaveCount(productsPerPage)
  await expect(picker(page).getByRole('button', { name: 'Page 2' })).toHaveCount(0)
})
