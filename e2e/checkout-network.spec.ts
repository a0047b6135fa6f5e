import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  atCheckout,
  cartOf,
  elsewhere,
  fillCart,
  openCheckout,
  placeOrder,
  plus,
  putInCart,
  quantitiesOnServer,
  quantityOf,
  readyToOrder,
  summary,
} from './checkout-shop.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeBack } from './look-again.ts'
import { reload, visit } from './visit.ts'

test('an edit that cannot be saved is undone, and a message says what failed', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { customer, packageName, productName } = await atCheckout(page, request)
  await page.route(/cartItem-update/, (route) => route.fulfill({ status: 500 }))
  const failures: [text: string, edit: () => Promise<void>][] = [
    ['Failed to remove item.', () => page.getByLabel(`Remove ${packageName}`).click()],
    [
      'Failed to add product to cart.',
      () => page.getByRole('button', { name: 'Add to Cart' }).nth(3).click(),
    ],
    ['Failed to increment product quantity.', () => plus(page, productName).click()],
  ]
  for (const [text, edit] of failures) {
    await edit()
    await expect(page.getByText(`${text} Please try again.`)).toBeVisible()
    await expect(quantityOf(page, packageName)).toHaveText('1')
    await expect(quantityOf(page, productName)).toHaveText('2')
    await expect(page.getByRole('heading', { name: 'Individual Products (1)' })).toBeVisible()
  }
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 2])
  consoleErrors.length = 0
})

test('during a slow save the cart stays usable, and ends as the screen shows it', async ({
  page,
  request,
}) => {
  const { customer, packageName, productName } = await atCheckout(page, request)
  const slow = await hold(page, /cartItem-update/)
  await plus(page, productName).click()
  await slow.reached(1)
  await plus(page, productName).click()
  await plus(page, packageName).click()
  await page.getByRole('button', { name: 'Add to Cart' }).nth(3).click()
  await expect(quantityOf(page, productName)).toHaveText('4')
  await expect(page.getByRole('heading', { name: 'Individual Products (2)' })).toBeVisible()

  slow.pass()
  await slow.release()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([2, 4, 1])
  await expect(quantityOf(page, productName)).toHaveText('4')
})

test('while every third call fails the cart stays usable and ends as the screen shows it', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  const { productName } = await fillCart(request, customer)
  let calls = 0
  await page.route('**/api/**', (route) => {
    calls += 1
    return calls % 3 === 0 ? route.fulfill({ status: 503 }) : route.fallback()
  })
  await openCheckout(page, customer)
  let saved = 0
  let failed = 0
  while (saved < 2 || failed < 1) {
    const response = page.waitForResponse(/cartItem-update/)
    await plus(page, productName).click()
    if ((await response).ok()) saved += 1
    else failed += 1
  }
  await expect(
    page.getByText('Failed to increment product quantity. Please try again.').first(),
  ).toBeVisible()
  await expect(quantityOf(page, productName)).toHaveText(String(2 + saved))
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 2 + saved])
  consoleErrors.length = 0
})

test('offline, edits stay, are marked, and are saved once the connection is back', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { customer, productName } = await readyToOrder(page, request)
  await expect(quantityOf(page, productName)).toHaveText('2')
  await page.context().setOffline(true)
  await plus(page, productName).click()
  const items = page.getByRole('region', { name: 'Items in your cart' })
  const notice = items.getByText('No connection. Your changes are kept, and saved once you are')
  await expect(notice).toBeVisible()
  await expect(items.getByText('Not saved yet')).toBeVisible()
  await expect(quantityOf(page, productName)).toHaveText('3')
  await expectAccessible(page)
  await placeOrder(page).click()
  await expect(summary(page).getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  )

  // What another device has changed in the meantime stays as well.
  await putInCart(request, customer, { packages: { 0: 1 }, products: { 0: 5 } })
  await page.context().setOffline(false)
  await expect(quantityOf(page, productName)).toHaveText('6')
  await expect(notice).toBeHidden()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 6])

  // A save of which only the response is lost is not made twice.
  await page.route(/cartItem-update/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await plus(page, productName).click()
  await expect(notice).toBeVisible()
  await page.unroute(/cartItem-update/)
  await expect(notice).toBeHidden()
  await expect(quantityOf(page, productName)).toHaveText('7')
  expect(await quantitiesOnServer(request, customer)).toEqual([1, 7])
  consoleErrors.length = 0
})

test('changes on another device appear on return, and stay when this one saves', async ({
  page,
  request,
}) => {
  const { customer, productName } = await atCheckout(page, request)
  await expect(quantityOf(page, productName)).toHaveText('2')
  await putInCart(request, customer, { packages: { 0: 1 }, products: { 0: 7 } })
  await comeBack(page)
  await expect(quantityOf(page, productName)).toHaveText('7')

  await putInCart(request, customer, { packages: { 0: 1, 1: 1 }, products: { 0: 7 } })
  await plus(page, productName).click()
  await expect(page.getByText('Your cart was changed on another device.')).toBeVisible()
  const { items } = await cartOf(request, customer)
  await expect(page.getByRole('heading', { name: items[1].packages.name })).toBeVisible()
  await expect(quantityOf(page, productName)).toHaveText('8')
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 1, 8])
})

test.describe('leaving with an unsaved edit', () => {
  test('for another page, or by signing out, saves it at once', async ({ page, request }) => {
    const { customer, productName } = await atCheckout(page, request)
    await plus(page, productName).click()
    await page.getByRole('link', { name: 'Products', exact: true }).last().click()
    await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 3])

    await page.goBack()
    const onAnotherDevice = await elsewhere(request, customer)
    const isEnded = page.waitForResponse('**/api/user/logout')
    await plus(page, productName).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await isEnded
    expect(await quantitiesOnServer(request, onAnotherDevice)).toEqual([1, 4])
  })

  test('by closing the tab saves it, also what was edited during a save', async ({
    page,
    request,
  }) => {
    const { customer, productName } = await atCheckout(page, request)
    const sent = page.waitForRequest(/cartItem-update/)
    await plus(page, productName).click()
    await sent
    await plus(page, productName).dblclick()
    const isClosed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await isClosed
    await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 5])
  })

  test('by reloading keeps it, whether its save has arrived or not', async ({ page, request }) => {
    const { customer, productName } = await atCheckout(page, request)
    const slow = await hold(page, /cartItem-update/)
    await plus(page, productName).click()
    await slow.reached(1)
    await plus(page, productName).click()
    slow.pass()
    await reload(page)

    await expect(quantityOf(page, productName)).toHaveText('4')
    await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([1, 4])
    await reload(page)
    await expect(quantityOf(page, productName)).toHaveText('4')
    expect(await quantitiesOnServer(request, customer)).toEqual([1, 4])
  })
})

test('what is added while the cart cannot be loaded says so, and is saved when it can', async ({
  page,
  consoleErrors,
}) => {
  const { calls } = await enterAsNewcomer(page)
  let isAway = true
  await page.route('**/api/carts', (route) =>
    isAway && route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await visit(page, '/products')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/^No connection\. Your changes are kept/)).toBeVisible()
  isAway = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  expect((await calls.get('/carts')).products).toHaveLength(1)
  consoleErrors.length = 0
})

test('a cart that could not be loaded is asked for even while the browser wrongly says it is offline', async ({
  page,
  consoleErrors,
}) => {
  await enterAsNewcomer(page)
  let isAway = true
  await page.route('**/api/carts', (route) =>
    isAway && route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await visit(page, '/products')
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/^No connection\. Your changes are kept/)).toBeVisible()
  isAway = false
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  consoleErrors.length = 0
})

test('what is added while the server refuses to say the cart is not put down to the line', async ({
  page,
  consoleErrors,
}) => {
  const { calls } = await enterAsNewcomer(page)
  let isRefused = true
  await page.route('**/api/carts', (route) =>
    isRefused && route.request().method() === 'GET'
      ? route.fulfill({ status: 429, json: { message: 'Too many requests' } })
      : route.continue(),
  )
  await visit(page, '/products')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await expect(
    page.getByText('Failed to add product to cart. Please try again.').first(),
  ).toBeVisible()
  isRefused = false
  await add.click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  expect((await calls.get('/carts')).products).toHaveLength(1)
  consoleErrors.length = 0
})
