import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  addAddress,
  cartOf,
  changeCart,
  deliverTo,
  fillCart,
  openCheckout,
  placeOrder,
  plus,
  putInCart,
  quantitiesOnServer,
  quantityOf,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { reload } from './visit.ts'

const rupees = (amount: number) => `LKR\u00a0${amount.toLocaleString('en-LK')}`
const newsOn = (page: Page, text: string) => page.getByRole('region', { name: new RegExp(text) })

test('a price that changed is shown on the line until the customer acknowledges it', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { box, product } = await putInCart(request, customer, {
    packages: { 0: 1 },
    products: { 0: 3 },
  })
  await changeCart(page, (cart) => {
    const [line] = cart.products
    if (line) line.notedUnitPrice = line.unitPrice - 30
  })
  await openCheckout(page, customer)
  const news = page.getByText('The price has changed')
  await expect(news).toHaveText(
    `${product.name}: The price has changed: was ${rupees(product.price - 30)}, now ${rupees(product.price)}.`,
  )
  await expect(
    summary(page).getByRole('status').filter({ hasText: 'One item in your cart has changed.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await summary(page).getByRole('button', { name: 'Show what changed' }).click()
  await expect(newsOn(page, 'The price has changed')).toBeFocused()

  // It survives other edits.
  await page.unroute(/\/api\/carts/)
  await plus(page, box.name).click()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([2, 3])
  await reload(page)
  await expect(news).toBeVisible()

  await page.getByRole('button', { name: `Keep it at this price: ${product.name}` }).click()
  await expect(news).toBeHidden()
  await expect(page.getByRole('region', { name: 'Items in your cart' })).toBeFocused()
  await expect
    .poll(async () => (await cartOf(request, customer)).products[0].notedUnitPrice)
    .toBe(product.price)
})

test('contents that changed are open on the line until the customer accepts them @phone', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const wanted = { packages: { 0: 1 }, seenContents: 'other ones' }
  const { box } = await putInCart(request, customer, wanted)
  await openCheckout(page, customer)
  const news = newsOn(page, 'What is inside has changed since you chose it.')
  await expect(news).toBeVisible()
  const contents = page.getByRole('list', { name: `Products in ${box.name}` })
  await expect(contents).toBeVisible()
  await expectAccessible(page)

  await news.getByRole('button', { name: `Keep it with what is inside now: ${box.name}` }).click()
  await expect(news).toBeHidden()
  await expect
    .poll(async () => (await cartOf(request, customer)).items[0].changedContents)
    .toBeUndefined()
  await reload(page)
  await expect(quantityOf(page, box.name)).toHaveText('1')
  await expect(news).toBeHidden()
})

test('lines that are sold out, scarce or no longer sold say so and offer a way on', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  const { box } = await putInCart(request, customer, {
    packages: { 0: 1 },
    products: { 0: 3, 1: 1 },
  })
  await changeCart(page, (cart) => {
    for (const line of cart.items) line.packages.status = 'INACTIVE'
    const [scarce, gone] = cart.products
    if (scarce) scarce.availableQuantity = 2
    if (gone) gone.availableQuantity = 0
  })
  await openCheckout(page, customer)
  const { products } = await cartOf(request, customer)
  const [scarce, gone] = products.map((line: { productId: { name: string } }) => line.productId)
  await expect(page.getByText(`${box.name}: This package is not sold any more.`)).toBeVisible()
  await expect(page.getByText(`${scarce.name}: Only 2 are left.`)).toBeVisible()
  await expect(page.getByText(`${gone.name}: Out of stock at the moment.`)).toBeVisible()
  await expect(summary(page).getByText('3 items in your cart have changed.')).toBeVisible()
  await expectAccessible(page)

  await page.route(/cartItem-update/, (route) => route.fulfill({ status: 500 }), { times: 1 })
  const removeBox = page.getByRole('button', { name: `Remove: ${box.name}` })
  await removeBox.click()
  await expect(
    page.getByText('Failed to remove package from cart. Please try again.'),
  ).toBeVisible()
  await removeBox.click()
  await expect(page.getByText('Item removed from cart!')).toBeVisible()

  await page.unroute(/\/api\/carts/)
  await page.getByRole('button', { name: `Take the 2 that are left: ${scarce.name}` }).click()
  await expect(quantityOf(page, scarce.name)).toHaveText('2')
  await expect(page.getByText('Only 2 are left.')).toBeHidden()
  await page.getByRole('button', { name: `Remove: ${gone.name}` }).click()
  await expect(page.getByText('Product removed from cart!')).toBeVisible()
  await expect.poll(() => quantitiesOnServer(request, customer)).toEqual([2])
  consoleErrors.length = 0
})

test('a package with other contents than the page shows is ordered once they were shown', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  const { packageName } = await fillCart(request, customer)
  await addAddress(request, customer)
  await changeCart(page, ({ items: [line] }) => line?.packages.products.pop())
  await openCheckout(page, customer)
  await deliverTo(page, 'Nimali')
  const contents = page.getByRole('list', { name: `Products in ${packageName}` })
  const seen = await contents.getByRole('listitem').count()

  await page.unroute(/\/api\/carts/)
  await placeOrder(page).click()
  await expect(summary(page).getByRole('alert')).toHaveText(
    `What is inside has changed since you last looked: ${packageName}. Please check your cart.`,
  )
  await expect(contents.getByRole('listitem')).toHaveCount(seen + 1)
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})
