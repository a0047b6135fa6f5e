import { bucketPicture } from '../ui/picture.tsx'
import { expect, test } from './fixtures.ts'
import { enterWithAnOrder, orderCards } from './orders-page.ts'
import { followTopBar, visit } from './visit.ts'

test('a product’s missing or broken picture is replaced by the bucket', async ({ page }) => {
  const product = {
    description: '',
    price: 100,
    categoryId: 1,
    category: { categoryId: 1 },
    stockQuantity: 1,
    status: 'IN STOCK',
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-01-01T00:00:00Z',
  }
  await page.route('**/api/products?**', (route) =>
    route.fulfill({
      headers: { 'X-Total-Count': '3' },
      json: [
        { ...product, productId: 1, name: 'Plain Rice', imageUrl: '' },
        {
          ...product,
          productId: 2,
          name: 'Lost Rice',
          imageUrl: `/media/${'0'.repeat(32)}-384.webp`,
        },
        { ...product, productId: 3, name: 'Raw Rice', imageUrl: 'bm90IGEgcGljdHVyZQ==' },
      ],
    }),
  )
  // By a link within the shop, so that the browser itself requests the products.
  await followTopBar(page, 'Products')
  for (const name of ['Plain Rice', 'Lost Rice', 'Raw Rice']) {
    await expect(page.getByRole('article', { name }).getByRole('presentation')).toHaveAttribute(
      'src',
      bucketPicture,
    )
  }
})

test('a broken picture of an order is replaced by the default one', async ({ page }) => {
  const { order } = await enterWithAnOrder(page)
  const [line] = order.orderProducts
  const broken = { ...line, productId: { ...line.productId, imageUrl: '/media/gone.webp' } }
  const orders = [{ ...order, orderProducts: [broken] }]
  await page.route('**/api/orders', (route) => route.fulfill({ json: orders }))
  await visit(page, '/orders')
  const picture = orderCards(page).first().getByRole('img')
  await expect(picture).toHaveAttribute('src', bucketPicture)
})

test('the logo of the footer begins where its texts do', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.scrollIntoView())
  const logo = footer.getByRole('img', { name: 'JOY Box' })
  const title = footer.getByRole('heading', { level: 2 })
  await expect(logo).toBeVisible()
  const [logoBox, titleBox] = await Promise.all([logo.boundingBox(), title.boundingBox()])
  expect(logoBox?.x).toBe(titleBox?.x)
})
