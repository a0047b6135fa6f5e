import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { enterAsNewcomer } from './customers.ts'
import { aProduct } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
import { productPage } from './public-pages.ts'
import { visit } from './visit.ts'

/** Opens the product's page from the list, as if it were sold out. */
async function openSoldOut(page: Page) {
  await page.route('**/api/product/1', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), stockQuantity: 0 } })
  })
  await visit(page, '/products')
  await page.getByRole('main').getByRole('link', { name: aProduct.name }).click()
  await expect(page).toHaveURL(productPage)
  await expect(page.getByText('Out of stock at the moment.')).toBeVisible()
}

test('a customer asks to be told when a product is back, and changes their mind', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  await openSoldOut(page)
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  await expect(page.getByText('We will mail you when it is back.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not tell me' }).click()
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
})

test('what is asked, or taken back, counts although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  await enterAsNewcomer(page)
  await openSoldOut(page)
  const ask = page.getByRole('button', { name: 'Tell me when it is back' })
  await loseNextResponse(page, '**/api/user/stock-alerts/*', 'PUT')
  await ask.click()
  await expect(page.getByText('We will mail you when it is back.')).toBeVisible()
  await loseNextResponse(page, '**/api/user/stock-alerts/*', 'DELETE')
  await page.getByRole('button', { name: 'Do not tell me' }).click()
  await expect(ask).toBeEnabled()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText([])
  // Of the responses that were lost.
  consoleErrors.length = 0
})

test('nothing can be asked before it is known what was asked already', async ({ page }) => {
  await enterAsNewcomer(page)
  const loading = await hold(page, /\/api\/user\/stock-alerts$/)
  await openSoldOut(page)
  await loading.reached(1)
  const button = page.getByRole('button', { name: 'Tell me when it is back' })
  await expect(button).toBeDisabled()
  loading.pass()
  await loading.release()
  await button.click()
  await expect(page.getByText('We will mail you when it is back.')).toBeVisible()
})

test('a guest is asked to log in, and returns to the product', async ({ page }) => {
  await openSoldOut(page)
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Please login, so that we can mail you.')).toBeVisible()
})
