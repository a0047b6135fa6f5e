import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { aProduct, aProductWord, firstPackage, firstWord } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { packagePage, productPage } from '../public-pages.ts'
import { visit } from '../visit.ts'

const field = (page: Page) => page.getByLabel('Search products')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')

async function openWithSuggestions(page: Page, path = '/products') {
  await anOperator(page)
  await changeSetting(page, 'catalogue.suggestions', true)
  await visit(page, path)
}

test.afterEach(async ({ page }) => {
  await changeSetting(page, 'catalogue.suggestions', false)
})

test('the field is an ordinary search field until the shop wants suggestions', async ({ page }) => {
  await anOperator(page)
  const scripts: string[] = []
  await visit(page, '/products')
  page.on('request', (request) => scripts.push(request.url()))
  await field(page).fill(aProductWord)
  await expect(page).toHaveURL(`/products?q=${aProductWord}`)
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible()
  expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([])
})

test('what is found is suggested below the field, while the list is searched as before', async ({
  page,
}) => {
  await openWithSuggestions(page)
  await field(page).pressSequentially(aProductWord)
  await expect(options(page).filter({ hasText: aProduct.name })).toBeVisible()
  await expect(page).toHaveURL(`/products?q=${aProductWord}`)
  await expect(list(page).getByRole('group', { name: 'Products' })).toBeVisible()
  await expect(list(page).getByRole('group', { name: 'Categories' })).toBeVisible()
  await expectAccessible(page)
  await options(page).filter({ hasText: aProduct.name }).click()
  await expect(page).toHaveURL(productPage)
})

test('the keys choose a suggestion, Escape closes them, and Enter alone searches at once', async ({
  page,
}) => {
  await openWithSuggestions(page)
  await field(page).fill(firstWord(firstPackage.name))
  const box = options(page).filter({ hasText: firstPackage.name })
  await expect(box).toBeVisible()
  const combobox = page.getByRole('combobox', { name: 'Search products' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await combobox.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(combobox).toHaveValue(firstWord(firstPackage.name))
  await combobox.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await combobox.press('ArrowUp')
  await combobox.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  const active = await combobox.getAttribute('aria-activedescendant')
  expect(active).toBe(await options(page).last().getAttribute('id'))
  await expect(box).toHaveAttribute('aria-selected', 'true')
  await combobox.press('Enter')
  await expect(page).toHaveURL(packagePage)

  await page.goBack()
  await field(page).fill('tea')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/products?q=tea')
  await expect(list(page)).toBeHidden()
})

test('a category is chosen, which clears the search', async ({ page }) => {
  await openWithSuggestions(page)
  await field(page).fill(aProductWord)
  await list(page).getByRole('option', { name: aProduct.category, exact: true }).click()
  await expect(page).toHaveURL(/\/products\?category=\d+$/)
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: aProduct.category })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('earlier searches are offered in this browser, and forgotten on request', async ({ page }) => {
  await openWithSuggestions(page)
  await field(page).click()
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible()
  for (const term of ['tea', 'rice']) {
    await field(page).fill(term)
    await field(page).press('Enter')
    await expect(page).toHaveURL(`/products?q=${term}`)
  }
  await page.getByRole('button', { name: 'Clear search' }).first().click()
  const earlier = list(page).getByRole('group', { name: 'Searched before' })
  await expect(earlier.getByRole('option')).toHaveText(['rice', 'tea', 'Forget these searches'])
  const popular = list(page).getByRole('group', { name: 'Others often buy' })
  await expect(popular.getByRole('option')).toHaveCount(3)
  await expectAccessible(page)
  await earlier.getByRole('option', { name: 'tea' }).click()
  await expect(page).toHaveURL('/products?q=tea')
  await expect(field(page)).toHaveValue('tea')
  await page.getByRole('button', { name: 'Clear search' }).first().click()
  await options(page).filter({ hasText: 'Forget' }).click()
  await expect(list(page)).toBeHidden()
  await field(page).click()
  await expect(popular).toBeVisible()
  await expect(earlier).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent searches'))).toBeNull()
})

test('a search that finds nothing leads to categories and popular products', async ({ page }) => {
  await openWithSuggestions(page, '/products?q=xqzzt')
  await expect(page.getByText('No products found matching "xqzzt"')).toBeVisible()
  const others = page.getByRole('region', { name: 'Others often buy' })
  await expect(others.getByRole('article')).toHaveCount(4)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Look in a category' })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL('/products?category=1')
})

test('suggestions fit a narrow screen in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openWithSuggestions(page)
  for (const language of ['', '/si', '/ta']) {
    await visit(page, `${language}/products`)
    await page.getByRole('searchbox').first().fill(aProductWord)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
  }
})
