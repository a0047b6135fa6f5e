import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { enter, enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { aProduct } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { aPaidOrder } from '../paid-order.ts'
import { packagePage, productPage } from '../public-pages.ts'
import { visit } from '../visit.ts'

test.afterEach(async ({ page }) => {
  await changeSetting(page, 'orders.buyAgain', false)
})

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a shop that does not want it has no such page, tab or button', async ({ page }) => {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  await anOperator(page)
  await enter(page, customer)
  const response = await visit(page, '/buy-again')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 - Page Not Found')).toBeVisible()
  await visit(page, '/orders')
  await expect(page.getByRole('link', { name: 'My Packages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy Again' })).toHaveCount(0)
  await visit(page, productPage)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toHaveCount(0)
  await visit(page, packagePage)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toHaveCount(0)
})

test('customers keep favourites and find what they bought, on a phone and in every language', async ({
  page,
}) => {
  const customer = await aPaidOrder(page, 'Ruwan Silva', {
    path: 'products?status=IN STOCK&page=1&pageSize=10',
    quantity: 1,
  })
  await anOperator(page)
  await changeSetting(page, 'orders.buyAgain', true)
  await enter(page, customer)
  await visit(page, productPage)
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await expectAccessible(page)
  await visit(page, packagePage)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()

  await visit(page, '/userprofile')
  await page.getByRole('link', { name: 'Buy Again' }).click()
  await expect(page).toHaveURL('/buy-again')
  const favourites = region(page, 'Favourites').getByRole('article')
  await expect(favourites).toHaveCount(1)
  await expect(favourites).toContainText(aProduct.name)
  const likedPackages = region(page, 'Favourite packages').getByRole('listitem')
  await expect(likedPackages).toHaveCount(1)
  await expect(likedPackages.getByRole('link', { name })).toHaveAttribute('href', packagePage)
  const bought = region(page, 'Bought before').getByRole('article')
  await expect(bought).toHaveCount(8)
  await page
    .getByRole('navigation', { name: 'Bought before pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect(page).toHaveURL('/buy-again?bought=2')
  await expect(bought).toHaveCount(2)
  await visit(page, '/buy-again?bought=3')
  await expect(bought).toHaveCount(2)
  await bought.first().getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 320, height: 740 })
  for (const language of ['', '/si', '/ta']) {
    await visit(page, `${language}/buy-again`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    // The last of four tabs, of which three fill the screen.
    const tab = page.getByRole('main').locator('[aria-current=page]').first()
    await expect(tab).toBeInViewport({ ratio: 0.95 })
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
  }
})

test('who has favourite packages only is not told that there are no favourites', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.buyAgain', true)
  await enterAsNewcomer(page)
  await visit(page, packagePage)
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await visit(page, '/buy-again')
  const liked = region(page, 'Favourite packages')
  await expect(liked.getByRole('listitem')).toHaveCount(1)
  await expect(region(page, 'Bought before')).toContainText('What you buy appears here.')
  await expect(page.getByText('No favourites yet.')).toHaveCount(0)

  const calls = '**/api/user/favourite-packages'
  await page.route(calls, (route) => route.fulfill({ status: 500 }))
  await visit(page, '/buy-again')
  const retry = liked.getByRole('button', { name: 'Try Again' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('No favourites yet.')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(calls)
  await retry.click()
  await expect(liked.getByRole('listitem')).toHaveCount(1)
  // Of the responses that failed.
  consoleErrors.length = 0
})

test('a favourite cannot be changed before the favourites are known', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.buyAgain', true)
  await enterAsNewcomer(page)
  const loading = await hold(page, /\/api\/user\/favourites$/)
  await visit(page, productPage)
  await loading.reached(1)
  const button = page.getByRole('button', { name: 'Add to favourites' })
  await expect(button).toBeDisabled()
  loading.pass()
  await loading.release()
  await button.click()
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
})

test('a guest is asked to log in before there are favourites', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.buyAgain', true)
  await visit(page, productPage)
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page).toHaveURL('/login')
  await visit(page, '/buy-again')
  await expect(page).toHaveURL('/login')
})
