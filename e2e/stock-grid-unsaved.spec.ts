import type { Locator } from '@playwright/test'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { expect, type Page, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { aNewProduct } from './new-product.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay here' })
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave without saving' })

/** The grid, with one product. */
async function openGrid(page: Page) {
  await anOperator(page)
  const name = `Wood apple ${Date.now()}`
  const { productId } = await aNewProduct(page, name)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Prices and stock' }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  const params = { productId }
  const savedPrice = async () =>
    (await call(page.request, 'GET /admin/products/{productId}', { params })).price
  return { name, price: page.getByLabel(`Price of ${name}`), savedPrice }
}

test('who leaves the grid with a price that is not saved is asked first', async ({ page }) => {
  const { name, price } = await openGrid(page)
  await price.fill('480,50')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await stay(page).click()
  await expect(price).toHaveValue('480,50')
  await expect(page.getByRole('row', { name }).getByRole('status')).toContainText('Enter a price')

  // Another page of the list keeps it too.
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByText('1 product', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await stay(page).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(price).toHaveValue('480,50')
  await price.press('Escape')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
})

test('what stands in a cell when the page is left is saved or not, as the operator says', async ({
  page,
}) => {
  const { name, price, savedPrice } = await openGrid(page)
  await page.getByRole('row', { name }).getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goBack()
  await price.fill('512')
  await page.goForward()
  await stay(page).click()
  await expect(price).toHaveValue('512')
  await expect(price).toBeFocused()
  expect(await savedPrice()).toBe(480)
  await page.goForward()
  await leave(page).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByLabel('Price in rupees')).toHaveValue('480')

  await page.goBack()
  await price.fill('530')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect.poll(savedPrice).toBe(530)
})

test('who has left the grid reads that a price was perhaps not saved', async ({
  page,
  consoleErrors,
}) => {
  const { name, price } = await openGrid(page)
  const saving = await hold(page, /\/api\/admin\/products$/)
  await price.fill('512')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await saving.reached(1)
  await saving.drop()
  await expect(page.getByText(`What you typed for ${name} is perhaps not saved`)).toBeVisible()
  // Of the request that was lost.
  consoleErrors.length = 0
})

test('who types too large a number into the grid reads how large it can be', async ({ page }) => {
  const { name, price } = await openGrid(page)
  const said = page.getByRole('row', { name }).getByRole('status')
  const tooLarge = async (cell: Locator, words: string) => {
    for (const number of ['99999999', '99999999999']) {
      await cell.fill(number)
      await cell.press('Enter')
      await expect(said).toContainText(words)
      await cell.press('Escape')
      await expect(said).toBeEmpty()
    }
  }
  await tooLarge(price, '10,000,000 at most')
  await tooLarge(page.getByLabel(`Stock of ${name}`), 'from 0 to 1,000,000')
  await page.getByLabel('What you type as stock is').selectOption('DELIVERY')
  await tooLarge(page.getByLabel(`Delivered of ${name}`), '1,000,000 at most')
})
