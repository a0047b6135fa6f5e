import type { Page } from '@playwright/test'
import { packagesPerPage } from '../../domain/limits.ts'
import { bucketPicture } from '../../ui/picture.tsx'
import { aSavedPackage } from '../custom-packages-page.ts'
import { enterAsNewcomer, tokenOf } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { latestOrder } from '../latest-order.ts'
import { orderOwnPackage } from '../order-products.ts'
import { enterWithAnOrder, orderCards } from '../orders-page.ts'
import { followTopBar, visit } from '../visit.ts'

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

test('the result of a payment shows a package of one’s own as its first item', async ({ page }) => {
  const { own } = await enterWithAnOwnPackage(page)
  await visit(page, '/payment-result')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sunday Breakfast' })
  const picture = line.getByRole('img', { name: 'Sunday Breakfast' })
  await expect(picture).toHaveAttribute('src', own.packageItems[0].imageUrl)
})

test('packages in the result of a payment without a picture, or a broken one, have the default one', async ({
  page,
}) => {
  const { order, own } = await enterWithAnOwnPackage(page)
  const [first, ...others] = own.packageItems
  const broken = `/media/${'0'.repeat(32)}-384.webp`
  const price = { price: 900, discountPrice: 0 }
  const lost = { packageId: 1, name: 'Lost Box', description: '', imageUrl: broken, products: [] }
  const none = { packageId: null, customPackageId: null }
  const line = { ...none, quantity: 1, unitPrice: 900, subtotal: 900 }
  const ownWith = (packageName: string, imageUrl: string) => ({
    ...line,
    customPackageId: { ...own, packageName, packageItems: [{ ...first, imageUrl }, ...others] },
  })
  const items = [
    { ...line, packageId: { ...lost, ...price } },
    ownWith('Plain Breakfast', ''),
    ownWith('Lost Breakfast', broken),
  ]
  await page.route(latestOrder, (route) => route.fulfill({ json: { ...order, items } }))
  await visit(page, '/payment-result')
  for (const name of ['Lost Box', 'Plain Breakfast', 'Lost Breakfast']) {
    const picture = page.getByRole('listitem').filter({ hasText: name }).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', bucketPicture)
  }
})

/** Signs in a new customer who has ordered a package of their own. */
async function enterWithAnOwnPackage(page: Page) {
  const { calls, customer } = await enterAsNewcomer(page)
  const saved = await aSavedPackage(page, calls, 'Sunday Breakfast')
  const token = await tokenOf(page.request, customer)
  await orderOwnPackage(page.request, token, saved, customer.name)
  const [order] = await calls.get('/orders')
  return { order, own: order.items[0].customPackageId }
}

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

test('the heaps of packages below the first row come with the script', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await page.goto('/packages', { waitUntil: 'commit' })
  const cards = page.getByRole('main').getByRole('article')
  const heapOf = (card: number) =>
    cards.nth(card).getByRole('presentation', { includeHidden: true })
  await expect(cards).toHaveCount(packagesPerPage)
  for (const first of [0, 1, 2]) await expect(heapOf(first)).not.toHaveCount(0)
  for (let card = 3; card < packagesPerPage; card += 1) await expect(heapOf(card)).toHaveCount(0)
  release()
  for (let card = 3; card < packagesPerPage; card += 1) {
    await expect(heapOf(card)).not.toHaveCount(0)
  }
})

test.describe('a phone with few pixels', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  for (const path of ['/', '/products', '/packages']) {
    test(`loads pictures of ${path} in the smallest width that is sharp`, async ({ page }) => {
      await visit(page, path)
      const articles = page.getByRole('main').getByRole('article')
      const pictures = articles.getByRole('presentation', { includeHidden: true })
      await expect(pictures.first()).toHaveJSProperty('complete', true)
      const tooLarge = await pictures.evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(({ srcset, currentSrc, offsetWidth }) => srcset && currentSrc && offsetWidth)
          .filter(({ srcset, currentSrc, offsetWidth }) => {
            const widthOf = (url: string) => Number(/-(\d+)\.webp/.exec(url)?.[1])
            const smaller = srcset
              .split(',')
              .map(widthOf)
              .filter((width) => width < widthOf(currentSrc))
            return Math.max(0, ...smaller) >= offsetWidth * devicePixelRatio
          })
          .map(({ currentSrc, offsetWidth }) => `${currentSrc} for ${offsetWidth} px`),
      )
      expect(tooLarge).toEqual([])
    })

    test(`loads no picture of ${path} that it does not show`, async ({ page }) => {
      await visit(page, path)
      const hidden = await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
        const loaded = images.filter(({ naturalWidth }) => naturalWidth > 0)
        const shown = loaded.filter((image) => image.checkVisibility())
        const addresses = new Set(shown.map(({ currentSrc }) => currentSrc))
        return loaded.map(({ currentSrc }) => currentSrc).filter((each) => !addresses.has(each))
      })
      expect(hidden).toEqual([])
    })
  }
})
