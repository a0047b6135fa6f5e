import type { Page } from '@playwright/test'
import { atCheckout, quantitiesOnServer } from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'

const picker = (page: Page) => page.getByRole('region', { name: 'Select Package Items' })

test('the picker shows the products by category and page, and puts them into the cart', async ({
  page,
  request,
}) => {
  const { customer } = await atCheckout(page, request)
  const firstPage = await request.get('/api/products?pageSize=8&page=1')
  const last = (await firstPage.json())[7]
  const categories = await (await request.get('/api/categories')).json()
  const cards = picker(page).getByRole('article')
  await expect(cards).toHaveCount(8)
  const card = picker(page).getByRole('article', { name: last.name })
  const category = categories.find((each: typeof last) => each.categoryId === last.categoryId)
  await expect(card.getByText(category.name, { exact: true })).toBeVisible()
  await expect(card.getByText(`LKR\u00a0${last.price.toLocaleString('en-LK')}`)).toBeVisible()
  await expect(card.getByRole('presentation')).toBeVisible()

  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Individual Products (2)' })).toBeVisible()
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 2, 2])

  // Pages are numbered, with an ellipsis for the rest; changing the page scrolls to the products.
  const pages = page.getByRole('navigation', { name: 'Products pages' })
  const count = Math.ceil(Number(firstPage.headers()['x-total-count']) / 8)
  await expect(pages.getByRole('listitem')).toHaveText(['', '1', '2', '…', String(count), ''])
  const second = pages.getByRole('button', { name: 'Page 2' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const behaviour = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { scrollIntoView } = Element.prototype
        Element.prototype.scrollIntoView = function (options) {
          if (typeof options === 'object') resolve(options.behavior)
          scrollIntoView.call(this, options)
        }
      }),
  )
  await second.click()
  expect(await behaviour).toBe('smooth')
  const [ninth] = await (await request.get('/api/products?pageSize=8&page=2')).json()
  await expect(cards.first()).toHaveAccessibleName(ninth.name.replace(/(\d) /g, '$1\u00a0'))
  await expect
    .poll(() => picker(page).evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(120)
  await expect(second).toHaveAttribute('aria-current', 'page')

  // The strip shows All and two categories, and moves by one.
  const strip = picker(page).getByRole('group', { name: 'Categories' })
  const chips = strip.getByRole('button').filter({ hasText: /\w/ })
  const [one, two, three] = categories
  await expect(chips).toHaveText(['All', one.name, two.name])
  await expect(strip.getByRole('button', { name: 'Previous categories' })).toBeDisabled()
  await strip.getByRole('button', { name: 'Next categories' }).click()
  await expect(chips).toHaveText([one.name, two.name, three.name])
  await strip.getByRole('button', { name: two.name }).click()
  const wanted = await (await request.get(`/api/products?categoryId=${two.categoryId}`)).json()
  await expect(cards).toHaveCount(Math.min(8, wanted.length))
  await expect(cards.first()).toContainText(two.name)

  await picker(page).getByRole('link', { name: 'Packages', exact: true }).click()
  await expect(page).toHaveURL(/\/packages$/)
  await page.goBack()
  await picker(page).getByRole('link', { name: 'Custom packages' }).click()
  await expect(page).toHaveURL(/\/custom_packages$/)
})
