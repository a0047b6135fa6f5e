import { productAddress } from '../contract/pages.ts'
import { expectAccessible } from './accessibility.ts'
import { call } from './call.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { aProduct, demo, firstPackage, found } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { packagePage, productPage } from './public-pages.ts'
import { visit } from './visit.ts'

test('a card leads to the page of its product, which has all that is known about it', async ({
  page,
}) => {
  await visit(page, '/products')
  await page.getByRole('main').getByRole('link', { name: aProduct.name }).click()
  await expect(page).toHaveURL(productPage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aProduct.name)
  await expect(page).toHaveTitle(`${aProduct.name} | JOY Box`)
  const main = page.getByRole('main')
  await expect(main).toContainText(aProduct.description)
  // 1,450 rupees for 5 kg.
  await expect(main).toContainText('LKR 290 per kg')
  await expect(main).toContainText('In stock')
  const facts = page.getByRole('region', { name: 'Good to know' })
  await expect(facts).toContainText('Sri Lanka')
  await expect(facts).toContainText('None of the 14 main allergens')
  await expect(facts).toContainText('Vegetarian and Vegan')
  const packages = page.getByRole('region', { name: 'Also in these packages' })
  await expect(packages.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: `More from ${aProduct.category}` })).toBeVisible()
  await expectAccessible(page)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: aProduct.category }).click()
  await expect(page).toHaveURL(/\/products\?category=\d+$/)
})

test('as many as chosen go into the cart, also after a login', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, productPage)
  const more = page.getByRole('button', { name: `Increase quantity of ${aProduct.name}` })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await visit(page, '/checkout')
  const quantity = page.getByRole('group', { name: `Quantity of ${aProduct.name}` })
  await expect(quantity.first()).toContainText('3')
})

test('as many of a package as chosen go into the cart', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, packagePage)
  await page.getByRole('button', { name: `Increase quantity of ${firstPackage.name}` }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await visit(page, '/checkout')
  const quantity = page.getByRole('group', { name: `Quantity of ${firstPackage.name}` })
  await expect(quantity.first()).toContainText('2')
})

test('an old name in the URL leads to the page, and an unknown product has none', async ({
  request,
}) => {
  const old = await request.get('/products/last-years-rice-1', { maxRedirects: 0 })
  expect(old.status()).toBe(301)
  expect(old.headers().location).toBe(productPage)
  // The product may get its old name back: a browser that kept this would go to and fro.
  expect(old.headers()['cache-control']).toBe('no-cache')
  const oldPackage = await request.get('/packages/last-years-box-1', { maxRedirects: 0 })
  expect([oldPackage.status(), oldPackage.headers()['cache-control']]).toEqual([301, 'no-cache'])
  const sinhala = await request.get('/si/products/1', { maxRedirects: 0 })
  expect(sinhala.headers().location).toBe(`/si${productPage}`)
  for (const unknown of ['/products/rice', '/products/rice-99999', '/packages/box-99999']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404)
  }
})

test('a package has a page with all that is inside, each leading to its product', async ({
  page,
}) => {
  await visit(page, '/packages')
  await page.getByRole('link', { name: firstPackage.name }).click()
  await expect(page).toHaveURL(packagePage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstPackage.name)
  const inside = page.getByRole('region', { name: 'What is inside' })
  await expect(inside.getByRole('listitem')).toHaveCount(firstPackage.items.length)
  const main = page.getByRole('main')
  await expect(main).toContainText('In stock')
  const singly = firstPackage.items.reduce((sum, { product, quantity }) => {
    const { price } = found(demo.products.find(({ name }) => name === product))
    return sum + (price * quantity) / 100
  }, 0)
  await expect(main).toContainText(`Bought one by one: LKR ${singly.toLocaleString('en-LK')}`)
  const more = page.getByRole('region', { name: 'More packages' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('listitem')).toHaveCount(4)
  await expect(more).not.toContainText(firstPackage.name)
  await expectAccessible(page)
  await inside.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    found(firstPackage.items[0]).product,
  )
})

test('both pages fit a narrow screen in every language', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const wordy = demo.products.toSorted((one, other) => other.name.length - one.name.length)
  const products = await call(request, 'GET /products', { query: { pageSize: '100' } })
  const longest = found(products.find(({ name }) => name === found(wordy[0]).name))
  for (const path of [productAddress(longest), packagePage]) {
    for (const language of ['', '/si', '/ta']) {
      await visit(page, language + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoWiderThanScreen(page)
    }
  }
})
