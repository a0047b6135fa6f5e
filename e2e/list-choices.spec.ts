import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { demo, found } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { reload, visit } from './visit.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading')

const byPrice = demo.products.toSorted((one, other) => one.price - other.price)
const vegan = demo.products.filter(({ diets }) => diets?.includes('VEGAN'))

test('the order of the list is chosen, kept in the URL, and kept with a category', async ({
  page,
}) => {
  await visit(page, '/products')
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL('/products?sort=cheapest')
  await expect(names(page).first()).toHaveText(found(byPrice[0]).name)
  await reload(page)
  await expect(page.getByLabel('Sort by')).toHaveValue('cheapest')
  await expect(names(page).first()).toHaveText(found(byPrice[0]).name)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/products?sort=cheapest&page=2')
  await page.getByRole('button', { name: found(demo.categories[0]).name }).click()
  await expect(page).toHaveURL('/products?category=1&sort=cheapest')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('')
})

test('the fields load their script only once something was chosen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const ofFields = () => scripts.filter((url) => url.includes('list-choices-form'))
  await visit(page, '/products')
  await expect(cards(page).first()).toBeVisible()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('LKR from').fill('1')
  expect(ofFields()).toEqual([])
  await page.getByLabel('LKR from').press('Enter')
  await expect(page).toHaveURL('/products?from=1')
  await expect(page.getByText('Filter (1)')).toBeVisible()
  expect(ofFields()).toHaveLength(1)
})

test('a category that is not there any more says so, also with a filter in its address', async ({
  page,
}) => {
  await visit(page, '/products?category=99999&from=1')
  await expect(page.getByText('No products available in this category.')).toBeVisible()
  await expect(page.getByText('Nothing here fits your filters.')).toHaveCount(0)
})

test('a diet and a price limit the list, beside how many there are, and are cleared', async ({
  page,
}) => {
  await visit(page, '/products')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Diet').selectOption(`Vegan (${vegan.length})`)
  await expect(page).toHaveURL('/products?diet=vegan')
  await expect(page.getByText(`${vegan.length} products`)).toBeVisible()
  await page.getByLabel('LKR from').fill('1000')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/products?diet=vegan&from=1000')
  const expensive = vegan.filter(({ price }) => price >= 100_000)
  await expect(page.getByText(`${expensive.length} products`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('to', { exact: true }).fill('1')
  await page.getByLabel('to', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here fits your filters.' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(page.getByText(`${demo.products.length} products`)).toBeVisible()
})

test('a search without a match says so while a filter is set, and each can be cleared', async ({
  page,
}) => {
  const noMatch = page.getByRole('heading', { name: 'No products found matching "zzzz"' })
  const nothing = noMatch.locator('..')
  await visit(page, '/products?q=zzzz&diet=vegan')
  await expect(noMatch).toBeVisible()
  const clearFilters = nothing.getByRole('link', { name: 'Clear filters' })
  await clearFilters.click()
  await expect(clearFilters).toHaveCount(0)
  await expect(page).toHaveURL('/products?q=zzzz')
  await page.goBack()
  await expect(clearFilters).toBeVisible()
  await nothing.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText(`${vegan.length} products`)).toBeVisible()
})

test('a price that the back button took out of the list stays out of it', async ({ page }) => {
  await visit(page, '/products')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('LKR from').fill('1000')
  await page.getByLabel('LKR from').press('Enter')
  await expect(page).toHaveURL('/products?from=1000')
  await reload(page)
  await page.goBack()
  await expect(page.getByText(`${demo.products.length} products`)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL('/products?sort=cheapest')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form asks for the list by its URL', async ({ page }) => {
    await page.goto('/products?category=1')
    await page.getByLabel('Sort by').selectOption('Price: high to low')
    await page.getByText('Filter', { exact: true }).click()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/category=1&sort=dearest/)
    const dearest = demo.products
      .filter(({ category }) => category === found(demo.categories[0]).name)
      .toSorted((one, other) => other.price - one.price)
    await expect(names(page).first()).toHaveText(found(dearest[0]).name)
  })

  test('the choices stay with another search or category', async ({ page }) => {
    const clearSearch = page.getByRole('main').getByRole('button', { name: 'Clear search' })
    await page.goto('/products?q=zzzz&diet=vegan&sort=cheapest')
    await clearSearch.click()
    await expect(page).toHaveURL('/products?sort=cheapest&diet=vegan')
    await expect(page.getByText(`${vegan.length} products`)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz')
    await page.getByRole('searchbox', { name: 'Search products' }).press('Enter')
    await expect(page).toHaveURL('/products?sort=cheapest&diet=vegan&q=zzzz')
    await page.goto('/products?q=zzzz&sort=cheapest')
    await clearSearch.click()
    await expect(page).toHaveURL('/products?sort=cheapest')
    const { name } = found(demo.categories[0])
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name }).click()
    await expect(page).toHaveURL('/products?sort=cheapest&category=1')
  })
})

test('the choices fit a narrow screen in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const language of ['', '/si', '/ta']) {
    await visit(page, `${language}/products?diet=vegan&from=10`)
    await expect(cards(page).first()).toBeVisible()
    await expectNoWiderThanScreen(page)
  }
})
