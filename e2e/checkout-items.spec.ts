import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  atCheckout,
  cartOf,
  minus,
  plus,
  quantitiesOnServer,
  quantityOf,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('packages are listed with their fixed products, then the individual products', async ({
  page,
  request,
}) => {
  const { customer, packageName, productName } = await atCheckout(page, request)
  const items = page.getByRole('region', { name: 'Items in your cart' })
  await expect(items.getByRole('heading')).toHaveText([
    'Packages',
    packageName,
    'Individual Products (1)',
    productName.replace(/(\d) /g, '$1\u00a0'),
  ])
  const inside = page.getByRole('list', { name: `Products in ${packageName}` })
  const { items: lines } = await cartOf(request, customer)
  const { length: count } = lines[0].packages.products
  await expect(inside.getByRole('listitem')).toHaveCount(count)
  await expect(inside.getByRole('button', { name: /quantity/ })).toHaveCount(0)

  // Their removal is disabled, and says why to mouse and keyboard.
  const removal = inside.getByRole('button').first()
  await expect(removal).toBeDisabled()
  const reason = page.getByRole('tooltip', {
    name: 'Cannot remove individual products from packages',
  })
  await removal.hover()
  await expect(reason).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(reason).toBeHidden()
  await inside.getByRole('button').nth(1).focus()
  await expect(reason).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(inside.getByRole('listitem')).toHaveCount(count)
  // One stop is enough for those who go through the page by keyboard.
  const stops = await inside
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((each) => each.tabIndex >= 0).length)
  expect(stops).toBe(1)
})

test('the reason can be pointed at, and stays until it is left or Escape closes it', async ({
  page,
  request,
}) => {
  const { packageName } = await atCheckout(page, request)
  const inside = page.getByRole('list', { name: `Products in ${packageName}` })
  const removal = inside.getByRole('button').first()
  const reason = inside.getByRole('tooltip').first()
  await removal.hover()
  await expect(reason).toBeVisible()

  // Slowly up from the button: by itself, `hover` would jump over the gap below the text.
  const { x = 0, y = 0, width = 0 } = (await removal.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y - 20, { steps: 40 })
  await expect(reason).toBeVisible()

  // The focus is elsewhere while a mouse points.
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()

  await removal.focus()
  await expect(reason).toBeVisible()
  await removal.hover()
  await page.mouse.move(0, 0)
  await expect(reason).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await expect(removal).toBeFocused()
})

test('quantities change on screen at once, are saved a second later, and go down to removal', async ({
  page,
  request,
}) => {
  const { customer, packageName, productName } = await atCheckout(page, request)
  const saved = page.waitForResponse(/cartItem-update/)
  await plus(page, productName).dblclick()
  await expect(quantityOf(page, productName)).toHaveText('4')
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 2])
  await saved
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 4])

  // A screen reader announces quantity and total.
  const told = page.getByRole('status')
  await expect(told.filter({ hasText: /^4$/ })).toBeAttached()
  const { products, items } = await cartOf(request, customer)
  const total = items[0].unitPrice + 4 * products[0].unitPrice
  await expect(told.filter({ hasText: /^Total/ })).toHaveText(
    `Total LKR\u00a0${total.toLocaleString('en-LK', { minimumFractionDigits: 2 })}`,
  )

  // A package stays at 1; removing it is announced.
  await expect(minus(page, packageName)).toBeDisabled()
  await plus(page, packageName).click()
  await minus(page, packageName).click()
  await expect(quantityOf(page, packageName)).toHaveText('1')
  await expect(minus(page, packageName)).toBeDisabled()
  await expect(minus(page, packageName)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, packageName)).toHaveText('1')
  await page.getByRole('button', { name: `Remove ${packageName}` }).click()
  await expect(told.filter({ hasText: `${packageName} is out of your cart.` })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Items in your cart' })).toBeFocused()
  await expect(page.getByText('Item removed from cart!')).toBeVisible()
  await expect(page.getByText('No packages available in the cart.')).toBeVisible()
  expect(await quantitiesOnServer(request, customer)).toEqual([4])

  // The last one of a product is removed.
  await minus(page, productName).click({ clickCount: 3 })
  await expect(quantityOf(page, productName)).toHaveText('1')
  await minus(page, productName).click()
  await expect(page.getByText('Product removed from cart!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await quantitiesOnServer(request, customer)).toEqual([])
})

test('clearing asks first and leaves the empty cart, which links on', async ({ page, request }) => {
  const { customer } = await atCheckout(page, request)
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 2])

  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await question.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByRole('region', { name: 'Your cart is empty' })).toBeFocused()
  await expect(page.getByText('Cart cleared successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeHidden()
  await expect(summary(page)).toBeHidden()
  expect(await cartOf(request, customer)).toMatchObject({ totalAmount: 0, discountPrice: 0 })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('heading', { name: 'Individual Products (1)' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('link', { name: 'Browse Packages' }).click()
  await expect(page).toHaveURL(/\/packages$/)
})

test('what a guest wanted long ago is not put into the cart of the next customer', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await page.clock.install()
  await visit(page, '/packages')
  await page.getByRole('button', { name: 'Login to Add to Cart' }).first().click()
  await expect(page).toHaveURL('/login')

  await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
  await page.clock.fastForward('31:00')
  await visit(page, '/checkout')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await quantitiesOnServer(request, customer)).toEqual([])
})

test('what a guest wanted is in the cart after login', async ({ page, request }) => {
  const customer = await aCustomer(request)
  await visit(page, '/packages')
  await page.getByRole('button', { name: 'Login to Add to Cart' }).first().click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
  await visit(page, '/checkout')
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1])
})
