import { addAddress, openCheckout } from './checkout-shop.ts'
import { enterAsNewcomer, tokenOf } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { orderProducts } from './order-products.ts'
import { visit } from './visit.ts'

/** The background of a category's products, as ui/tokens.css has it. */
const colours: Record<string, string> = {
  Vegetables: 'rgb(207, 232, 169)',
  Fish: 'rgb(191, 227, 236)',
  Bakery: 'rgb(246, 213, 163)',
  Beverages: 'rgb(201, 232, 214)',
}

/** A product of each of these categories. */
async function aProductOfEach(page: Page) {
  const categories = await (await page.request.get('/api/categories')).json()
  return Promise.all(
    Object.entries(colours).map(async ([name, colour]) => {
      const category = categories.find((each: { name: string }) => each.name === name)
      const query = `status=IN%20STOCK&page=1&pageSize=1&categoryId=${category.categoryId}`
      const [product] = await (await page.request.get(`/api/products?${query}`)).json()
      return { ...product, quantity: 1, colour }
    }),
  )
}

/** A customer with a package of two products of different categories, and two other products. */
async function withAPackage(page: Page) {
  const { customer, calls } = await enterAsNewcomer(page)
  const token = await tokenOf(page.request, customer)
  const products = await aProductOfEach(page)
  const packageItems = products
    .slice(0, 2)
    .map(({ productId, quantity }) => ({ productId, quantity }))
  const box = await calls.post('/custom-packages', { packageName: 'Sunday', packageItems })
  return { customer: { ...customer, token, userId: customer.id }, products, box }
}

type Shown = { name: string; colour: string }

async function expectColours(page: Page, products: readonly Shown[]) {
  for (const { name, colour } of products) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last()
    await expect(line.locator('.ground'), name).toHaveCSS('background-color', colour)
  }
}

test('ordered products lie on the colour of their category, in packages too', async ({ page }) => {
  const { customer, products, box } = await withAPackage(page)
  const { price } = box
  const total = products.slice(2).reduce((sum, product) => sum + product.price, price)
  await orderProducts(page.request, customer.token, products.slice(2), customer.name, {
    items: [{ customPackageId: box.id, quantity: 1, unitPrice: price, subtotal: price }],
    totalAmount: total.toFixed(2),
  })
  await visit(page, '/orders')
  await page.getByRole('main').getByRole('link', { name: '#' }).click()
  await expect(page.getByRole('heading', { name: 'Package items' })).toBeVisible()
  await expectColours(page, products)

  await visit(page, '/payment-result')
  await expect(page.getByRole('heading', { name: 'Products (2)' })).toBeVisible()
  await expectColours(page, products.slice(2))
})

test('so do the products of one’s own package at the checkout', async ({ page }) => {
  const { customer, products, box } = await withAPackage(page)
  const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
  const { userId, token } = customer
  await page.request.post('/api/carts/cartItem-save', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      ...{ userId, ...amounts, cartProducts: [] },
      items: [{ customPackageId: box.id, quantity: 1, ...amounts }],
    },
  })
  await addAddress(page.request, customer)
  await openCheckout(page, customer)
  await expect(page.getByRole('list', { name: 'Products in Sunday' })).toBeVisible()
  await expectColours(page, products.slice(0, 2))
})
