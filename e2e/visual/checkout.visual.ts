import type { Page } from '@playwright/test'
import { summary } from '../checkout-shop.ts'
import { expect } from '../fixtures.ts'
import { visit } from '../visit.ts'
import { expectPictures } from './pictures.ts'
import { test } from './visual-shop.ts'

async function open(page: Page) {
  await visit(page, '/checkout')
  await expect(summary(page)).toBeVisible()
}

test('the checkout looks as before', async ({ page, shop }) => {
  await shop.enter(page, 'buyer')
  await open(page)
  await expectPictures(page, 'checkout')
  await page.getByRole('button', { name: 'Add New Address' }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expectPictures(page, 'checkout-address')
})

test('the checkout looks as before with something sold out, and if it fails', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await shop.enter(page, 'buyer')
  await page.route(/\/api\/carts/, async (route) => {
    const cart = await (await route.fetch()).json()
    for (const line of cart.products) line.availableQuantity = 0
    for (const line of cart.items) line.availableQuantity = 0
    await route.fulfill({ json: cart })
  })
  await open(page)
  await expectPictures(page, 'checkout-sold-out')
  await page.route('**/api/recipients/search-by-user', (route) => route.fulfill({ json: [null] }))
  await visit(page, '/checkout')
  await expect(page.getByText(/^Error rendering checkout/)).toBeVisible()
  await expectPictures(page, 'checkout-error')
  consoleErrors.length = 0
})

test('the tour of the checkout looks as before', async ({ page, shop }) => {
  await shop.enter(page, 'buyer')
  await open(page)
  await page.getByRole('button', { name: 'Help: show me around' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPictures(page, 'checkout-tour', { part: 'SCREEN', widths: [1280] })
})
