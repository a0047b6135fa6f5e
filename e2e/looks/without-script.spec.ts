import { heapSize } from '../../app/brand/heaps.ts'
import { charityAddress, pages } from '../../contract/pages.ts'
import { packageCardProducts } from '../../domain/limits.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import {
  aCategory,
  aCharity,
  aLargePackage,
  anotherCategory,
  aProductWord,
  demo,
} from '../demo-goods.ts'
import { expect, type Page, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

/** `getByText` does not look into `noscript`. */
const paragraph = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: text })

test('every category of the products can be chosen, and searched products be found', async ({
  page,
}) => {
  await page.goto('/products')
  const strip = page.getByRole('group', { name: 'Categories' })
  await expect(strip.getByRole('button')).toHaveCount(demo.categories.length + 1)
  const last = demo.categories.at(-1)?.name ?? ''
  await strip.getByRole('button', { name: last }).click()
  await expect(page).toHaveURL(`/products?category=${demo.categories.length}`)
  await expect(strip.getByRole('button', { name: last })).toHaveAttribute('aria-pressed', 'true')
  const found = page.getByRole('main').getByRole('article')
  await expect(found.first()).toBeVisible()
  for (const each of await found.all()) await expect(each).toContainText(last)

  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.fill(aProductWord)
  await box.press('Enter')
  await expect(page).toHaveURL(`/products?q=${aProductWord}`)
  await expect(found.first()).toContainText(new RegExp(aProductWord, 'i'))
  await box.fill('xylophone')
  await box.press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
  await expect(found).toHaveCount(8)
})

test('the box at the top has the one heap that it shows', async ({ page }) => {
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Packages' }).getByRole('article').first()
  await expect(first.getByRole('presentation', { includeHidden: true })).toHaveCount(heapSize)
})

test('the boxes of all packages have their heaps', async ({ page }) => {
  await page.goto('/packages')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) {
    await expect(
      card.getByRole('presentation', { includeHidden: true }).filter({ visible: true }),
    ).not.toHaveCount(0)
  }
})

test('the chips of the home page lead to their category', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Popular Products' })
  for (const { id, name } of [aCategory, anotherCategory]) {
    await strip.getByRole('button', { name }).click()
    await expect(page).toHaveURL(`/products?category=${id}`)
    await page.goto('/')
  }
})

test('everything in a package can be read', async ({ page }) => {
  const { name, products } = await aLargePackage(page.request)
  await page.goto(`/packages?q=${encodeURIComponent(name)}`)
  const card = page.getByRole('article', { name })
  await expect(card.getByRole('listitem').filter({ visible: true })).toHaveCount(
    packageCardProducts,
  )
  const more = `+ ${products.length - packageCardProducts} more items`
  await card.locator('summary', { hasText: more }).click()
  await expect(card.getByRole('listitem').filter({ visible: true })).toHaveCount(products.length)
})

test('the pictures of a charity can be opened', async ({ page }) => {
  await page.goto(charityAddress(aCharity.name))
  await page.getByRole('link', { name: /^Open picture 2 of/ }).click()
  await expect(page).toHaveURL(/\/media\//)
})

test('pages show no control that does nothing, and say what script is needed for', async ({
  page,
}) => {
  for (const path of ['/', '/products', '/packages', charityAddress(aCharity.name)]) {
    await page.goto(path)
    await expect(paragraph(page, shellTexts.withoutScript), path).toBeVisible()
    const buttons = page.getByRole('main').locator('button:enabled').filter({ visible: true })
    for (const button of await buttons.all()) {
      await expect(button, path).toHaveAttribute('type', 'submit')
    }
  }
})

test('pages for customers say that they need script', async ({ page }) => {
  const forCustomers = pages.filter(({ audience }) => audience === 'customers')
  for (const { path } of forCustomers) {
    const answer = await page.goto(path.replace(':orderId', '1'))
    // The owner has not switched it on.
    if (path === '/buy-again') {
      expect(answer?.status()).toBe(404)
      continue
    }
    await expect(paragraph(page, shellTexts.pageNeedsScript), path).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading'), path).toBeHidden()
  }
})
