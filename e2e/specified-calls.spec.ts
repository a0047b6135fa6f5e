import type { Page } from '@playwright/test'
import {
  addFromShelf,
  aSavedPackage,
  box,
  openBuilder,
  openToEdit,
  pressInBox,
} from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { found, packagesOf } from './demo-goods.ts'
import { aNewcomer, expect, fillSignUp, test } from './fixtures.ts'
import { packagePage, productPage } from './public-pages.ts'
import { visit } from './visit.ts'

const aNumber = expect.any(Number)
const aText = expect.any(String)
const amounts = { totalAmount: aNumber, discountPrice: aNumber }
const productLine = { quantity: 1, unitPrice: aNumber, totalAmount: aNumber }
const packageLine = { customPackageId: null, quantity: 1 }
const packageFacts = { description: aText, price: aNumber, status: 'ACTIVE' }

/** What the page sends to such an address when something is pressed. */
async function bodySent(page: Page, address: RegExp, press: () => Promise<void>) {
  const request = page.waitForRequest((each) => address.test(each.url()) && each.method() !== 'GET')
  await press()
  return (await request).postDataJSON()
}

async function addToCart(page: Page, path: string) {
  await visit(page, path)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
}

test('a registration is sent as specified, always for the role USER', async ({ page }) => {
  const newcomer = aNewcomer()
  await visit(page, '/signup')
  const sent = await bodySent(page, /user\/register$/, () => fillSignUp(page, newcomer))
  const { name, email, nic, password } = newcomer
  expect(sent).toEqual({ name, email, nic, password, telephone: aText, role: 'USER' })
})

test('the cart is sent as specified: first saved, then updated, new lines without an id', async ({
  page,
}) => {
  const { customer } = await enterAsNewcomer(page)
  const shopPackage = found((await packagesOf(page.request)).find((each) => each.packageId === 1))
  const { price, discountPrice } = shopPackage
  const unitPrice = price - discountPrice
  expect(discountPrice).toBeGreaterThan(0)
  const saved = await bodySent(page, /cartItem-save$/, () => addToCart(page, productPage))
  expect(saved).toMatchObject({ userId: customer.id, ...amounts, items: [] })
  expect(saved.cartProducts).toEqual([expect.objectContaining({ productId: 1, ...productLine })])

  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  const updated = await bodySent(page, /cartItem-update$/, () => addToCart(page, packagePage))
  const { cartId } = updated
  expect(updated).toMatchObject({
    ...{ cartId: aNumber, userId: customer.id, createdAt: aText, ...amounts, discountPrice },
    cartProducts: [{ cartProductId: aNumber, cartId, productId: 1, ...productLine }],
    items: [
      { packageId: 1, ...packageLine, unitPrice, subTotal: unitPrice, note: 'Added from packages' },
    ],
  })
  expect(updated.items[0]).not.toHaveProperty('cartItemId')

  await expect(page.getByText('Added to cart successfully!').first()).toBeVisible()
  const again = await bodySent(page, /cartItem-update$/, () => addToCart(page, productPage))
  expect(again.items).toMatchObject([{ cartItemId: aNumber, cartId, packageId: 1 }])
})

test('a saved cart without an id in the answer counts as failed', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.route('**/api/carts/cartItem-save', async (route) => {
    const response = await route.fetch()
    const { cartId: _, ...json } = await response.json()
    await route.fulfill({ response, json })
  })
  await addToCart(page, productPage)
  await expect(
    page.getByText('Failed to add product to cart. Please try again.').first(),
  ).toBeVisible()
})

test('a package of one’s own is sent as specified, with a trimmed name', async ({ page }) => {
  const { customer } = await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await pressInBox(page, 'Edit package name')
  await page.getByLabel('Package name').fill('  For my aunt ')
  const created = await bodySent(page, /custom-packages$/, () => pressInBox(page, 'Save Package'))
  expect(created).toMatchObject({
    packageName: 'For my aunt',
    userId: customer.id,
    ...packageFacts,
  })
  expect(created.packageItems).toEqual([
    {
      ...{ productId: aNumber, productName: aText, imageUrl: aText },
      ...{ quantity: 1, unitPrice: aNumber, totalPrice: aNumber },
    },
  ])
})

test('a changed package is sent with the quantities and ids of its products only', async ({
  page,
}) => {
  const { customer, calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'For the week', 1)
  await openToEdit(page, 'For the week')
  await addFromShelf(page, 1)
  const changed = await bodySent(page, /custom-packages\/\d+$/, () =>
    box(page)
      .getByRole('button', { name: /^(Update|Save)/ })
      .click(),
  )
  expect(changed).toMatchObject({
    packageName: 'For the week',
    userId: customer.id,
    ...packageFacts,
  })
  for (const item of changed.packageItems) {
    expect(Object.keys(item).sort()).toEqual(['productId', 'quantity'])
  }
})
