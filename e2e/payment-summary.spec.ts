import { exactly } from './amounts.ts'
import { call } from './call.ts'
import { enterAsNewcomer, tokenOf } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { changeLatestOrder, latestOrder } from './latest-order.ts'
import { orderProducts } from './order-products.ts'
import { visit } from './visit.ts'

test('the summary shows the facts of the order, and below it what was ordered', async ({
  page,
}) => {
  const { shopPackage, product } = await enterWithAPackage(page)
  await changeLatestOrder(page, { orderDate: '2026-11-21T06:30:00.000Z', paymentStatus: 'pending' })
  const answers = await hold(page, latestOrder)
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByText('Loading payment result')).toBeAttached()
  answers.pass()
  await answers.release()

  // The status is compared whatever its case.
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  await expect(main.getByText('Loading payment result')).toHaveCount(0)
  const fact = (name: string) =>
    main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  await expect(fact('Date')).toHaveText('Nov 21')
  await expect(fact('Status')).toContainText('To Pay')
  const total = shopPackage.price * 2 + product.price * 3
  await expect(fact('Total')).toHaveText(exactly(total))

  await expect(main.getByRole('heading', { name: 'Packages (1)' })).toBeVisible()
  const packageLine = main.getByRole('listitem').filter({ hasText: shopPackage.name })
  await expect(packageLine.locator('img').first()).toBeVisible()
  await expect(packageLine).toContainText(/2 × LKR/)
  await expect(packageLine).toContainText(exactly(shopPackage.price * 2))
  await expect(main.getByRole('heading', { name: 'Products (1)' })).toBeVisible()
  const productLine = main.getByRole('listitem').filter({ hasText: product.name })
  await expect(productLine.locator('img').first()).toBeVisible()
  await expect(productLine).toContainText(/× 3/)
  await expect(productLine).toContainText(exactly(product.price * 3))
  await expect(main.getByText('Total Amount').locator('..')).toContainText(exactly(total))
})

test('the banner is green for a paid order, red for a pending one, and amber for any other', async ({
  page,
}) => {
  await enterWithAPackage(page)
  const main = page.getByRole('main')
  for (const [paymentStatus, title, colour] of [
    ['PAID', 'Order Payment Successful!', 'rgb(31, 122, 51)'],
    ['PENDING', 'Order Payment Failed', 'rgb(163, 27, 19)'],
    ['COMPLETED', 'Order Status Unknown', 'rgb(246, 178, 27)'],
  ] as const) {
    await changeLatestOrder(page, { paymentStatus })
    await visit(page, '/payment-result')
    const banner = main.locator('.ground', { has: page.getByRole('heading', { name: title }) })
    await expect(banner).toHaveCSS('background-color', colour)
  }
})

test('while it is checked again the banner says so', async ({ page }) => {
  await enterWithAPackage(page)
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  const answers = await hold(page, latestOrder)
  await main.getByRole('button', { name: 'Check Payment Status Again' }).click()
  await expect(main.getByRole('heading', { name: 'Checking Payment Status...' })).toBeVisible()
  await expect(
    main.getByText("We're checking your payment status. Please wait a moment..."),
  ).toBeVisible()
  answers.pass()
  await answers.release()
  await expect(main.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
})

test('an order with any other status can be ordered again, and is not checked by itself', async ({
  page,
}) => {
  await enterWithAPackage(page)
  await changeLatestOrder(page, { paymentStatus: 'COMPLETED' })
  await visit(page, '/payment-result')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Order Status Unknown' })).toBeVisible()
  await expect(
    main.getByText('Your order payment was not processed. Please try again or contact support.'),
  ).toBeVisible()
  await expect(main.getByRole('button', { name: 'Check Payment Status Again' })).toBeEnabled()
  await expect(main.getByRole('link', { name: 'Try Order Again' })).toHaveAttribute(
    'href',
    '/checkout',
  )
  await expect(main.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
  await expect(main.getByText('Checking payment status automatically...')).toHaveCount(0)
})

/** A customer whose newest order has two of a package and three of a product. */
async function enterWithAPackage(page: Page) {
  const { calls, customer } = await enterAsNewcomer(page)
  const [shopPackage] = await call(page.request, 'GET /packages')
  const [product] = await calls.get('/products?status=IN%20STOCK&page=1&pageSize=1')
  if (!shopPackage) throw new Error('There is no package')
  const { packageId, name, price, discountPrice } = shopPackage
  const unitPrice = price - discountPrice
  const token = await tokenOf(page.request, customer)
  const total = unitPrice * 2 + product.price * 3
  await orderProducts(page.request, token, [{ ...product, quantity: 3 }], 'Nimal Perera', {
    items: [{ packageId, quantity: 2, unitPrice, subtotal: unitPrice * 2 }],
    totalAmount: total.toFixed(2),
    discountAmount: (discountPrice * 2).toFixed(2),
  })
  return { shopPackage: { name, price: unitPrice }, product }
}
