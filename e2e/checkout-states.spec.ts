import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  addAddress,
  atCheckout,
  changeCart,
  fillCart,
  openCheckout,
  placeOrder,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { reload, visit } from './visit.ts'

/** Presses the button that reloads the page, and waits until it has loaded. */
async function reloadBy(page: Page, button: string) {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: button }).click()
  await reloaded
  await expect(summary(page)).toBeVisible()
}

test('a part that fails to load says so in its place, and can be retried', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  const refused = { status: 400, json: { message: 'No' } }
  await page.route('**/api/carts', (route) => route.fulfill(refused))
  await page.route(/\/api\/products/, (route) => route.fulfill(refused))
  await openCheckout(page, customer)
  await expect(page.getByText('Error: Failed to load cart data. Please try again.')).toBeVisible()
  const picker = page.getByRole('region', { name: 'Select Package Items' })
  await expect(picker.getByText('Failed to fetch data. Please try again later.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/products/)
  await picker.getByRole('button', { name: 'Try Again' }).click()
  await expect(picker.getByRole('article')).toHaveCount(8)
  await page.unroute('**/api/carts')
  await reloadBy(page, 'Try Again')

  // A page that throws an error.
  await page.route('**/api/recipients/search-by-user', (route) => route.fulfill({ json: [null] }))
  await reload(page)
  await expect(page.getByText(/^Error rendering checkout: .*null/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await page.unroute('**/api/recipients/search-by-user')
  await reloadBy(page, 'Reload Page')
  consoleErrors.length = 0
})

test('an empty answer is an empty cart, and a malformed one breaks no page', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await page.route('**/api/carts', (route) => route.fulfill({ json: null }))
  await openCheckout(page, customer)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await page.unroute('**/api/carts')
  await changeCart(page, (cart) => {
    for (const line of cart.products) Object.assign(line, { quantity: 'many' })
  })
  await reload(page)
  await expect(page.getByText('Error: Failed to load cart data. Please try again.')).toBeVisible()
  await visit(page, '/products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  consoleErrors.length = 0
})

test('the floating buttons make way for typing, and for scrolling down', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await page.setViewportSize({ width: 769, height: 740 })
  await openCheckout(page, customer)
  const help = page.getByRole('button', { name: 'Help: show me around' })
  await expect(help).toBeInViewport()
  await page.mouse.wheel(0, 300)
  await expect(help).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(help).toBeInViewport()
  await page.getByRole('button', { name: 'Add New Address' }).click()
  await page.getByLabel('Country').focus()
  await expect(help).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Back to top' })).not.toBeInViewport()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(help).toBeInViewport()
})

test('a cart that has neither loaded nor failed can be requested again', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  const held = await hold(page, /\/api\/carts$/)
  await openCheckout(page, customer)
  await held.reached(1)
  // The browser reports that it is offline, and keeps reporting it.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await held.drop()
  await expect(page.getByRole('heading', { name: 'No cart data available' })).toBeVisible()
  await expectAccessible(page)
  held.pass()
  await page.getByRole('button', { name: 'Retry Loading Cart' }).click()
  await expect(summary(page)).toBeVisible()
  consoleErrors.length = 0
})

test('the page begins with its breadcrumb, has a button back to the top, and the layout of a phone up to 768 px', async ({
  page,
  request,
}) => {
  await atCheckout(page, request)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Products', 'Checkout'])

  const toTop = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 101))
  await expect(toTop).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const contents = await page.getByRole('link', { name: 'Custom packages' }).boundingBox()
  const beside = (contents?.x ?? 0) + (contents?.width ?? 0)
  expect((await toTop.boundingBox())?.x).toBeGreaterThanOrEqual(beside)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toBeHidden()

  const seeInside = page.getByRole('button', { name: 'See what is inside' })
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(seeInside).toBeHidden()
  await expect(page.getByRole('list', { name: /^Products in/ })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(seeInside).toBeVisible()
  await expect(page.getByRole('list', { name: /^Products in/ })).toBeHidden()

  // The help button hides while a phone is scrolled down, because it would cover amounts.
  const help = page.getByRole('button', { name: 'Help: show me around' })
  await expect(help).toBeInViewport()
  await page.mouse.wheel(0, 300)
  await expect(help).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(help).toBeInViewport()

  await breadcrumb.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('nothing scrolls sideways and the page is accessible', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await addAddress(request, customer)
  await addAddress(request, customer, 'Kamala Perera')
  await openCheckout(page, customer)
  await expect(placeOrder(page)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'See what is inside' }).first().click()
  await page.getByRole('button', { name: 'View All Addresses' }).click()
  await expectAccessible(page)
  for (const width of isMobile ? [320, 360] : [1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
