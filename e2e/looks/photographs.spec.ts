import type { Locator } from '@playwright/test'
import type { Sharp } from 'sharp'
import { expectAccessible } from '../accessibility.ts'
import { call } from '../call.ts'
import { addAddress, openCheckout } from '../checkout-shop.ts'
import { aCustomer, enter, tokenOf } from '../customers.ts'
import { expect, type Page } from '../fixtures.ts'
import { look } from '../look.ts'
import { orderProducts } from '../order-products.ts'
import { openOwnShop, testIn } from '../own-shop.ts'
import { aPhotograph } from '../photographs.ts'
import { visit } from '../visit.ts'

const jpeg = (picture: Sharp) => picture.jpeg()
const webp = (picture: Sharp) => picture.webp()
const png = (picture: Sharp) => picture.png()

/** How each lies in a square tile, and as a package's photo in one of 4:3. */
type Lies = 'covers' | 'wide' | 'tall' | 'white' | 'stands'

const photographs = {
  'Papaya, square': ['papaya', 'WOOD', 1000, 1000, jpeg, 'Fruits', 'covers', 'covers'],
  'Papaya, 4:3': ['papaya', 'WOOD', 1200, 900, jpeg, 'Fruits', 'covers', 'covers'],
  'Carrots, 3:4': ['carrots', 'WOOD', 900, 1200, webp, 'Vegetables', 'covers', 'tall'],
  'Carrots, 16:9': ['carrots', 'WOOD', 1600, 900, jpeg, 'Vegetables', 'wide', 'covers'],
  'Drumsticks, 9:16': ['chicken-drumsticks', 'WOOD', 900, 1600, webp, 'Meat', 'tall', 'tall'],
  'Rice, panorama': ['basmati-rice', 'WOOD', 2100, 700, png, 'Rice', 'wide', 'wide'],
  'Milk on white': ['fresh-milk', 'WHITE', 1000, 1000, jpeg, 'Dairy', 'white', 'white'],
  'Sugar on white, 3:4': ['white-sugar', 'WHITE', 900, 1200, jpeg, 'Pantry', 'white', 'white'],
  'Carrots on white, 16:9': ['carrots', 'WHITE', 1600, 900, webp, 'Vegetables', 'white', 'white'],
  'Papaya, cut out': ['papaya', 'NONE', 900, 900, png, 'Fruits', 'stands', 'stands'],
  'Rice, cut out': ['basmati-rice', 'NONE', 900, 1200, webp, 'Rice', 'stands', 'stands'],
} as const

type Name = keyof typeof photographs
const names = Object.keys(photographs) as Name[]

/** Those that are also the photo of a package. */
const packaged: readonly Name[] = [
  'Carrots, 3:4',
  'Drumsticks, 9:16',
  'Rice, panorama',
  'Milk on white',
  'Papaya, cut out',
]

const test = testIn(openOwnShop)

test('photographs of every proportion look made for their places', async ({ page, shop }) => {
  await shop.enterAsOwner(page)
  const { products, packageIds } = await sell(page)
  const customer = await aCustomer(page.request)
  const token = await tokenOf(page.request, customer)

  // By their prices in the order in which they were made, eight on a page.
  for (const [place, shown] of [names.slice(0, 8), names.slice(8)].entries()) {
    await visit(page, `/products?sort=cheapest&page=${place + 1}`)
    await look(page, `photographs-products-${place + 1}`)
    for (const name of shown) await expectLies(tileOf(page, name), photographs[name][6])
    await expectAccessible(page)
  }

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(tileOf(page, 'Carrots on white, 16:9')).toHaveCSS('mix-blend-mode', 'normal')
  await look(page, 'photographs-forced-colours')
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })

  await visit(page, '/products?sort=cheapest')
  for (const name of ['Carrots, 16:9', 'Milk on white', 'Sugar on white, 3:4'] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const picture = page.getByRole('article', { name }).first().getByRole('presentation').first()
    await expectLies(picture, photographs[name][6])
    await look(page, `photographs-page-${names.indexOf(name)}`)
    await page.goBack()
  }

  await visit(page, '/packages')
  await look(page, 'photographs-packages')
  for (const name of packaged) {
    const card = page.getByRole('article', { name: `Box: ${name}`, exact: true })
    await expectLies(card.getByRole('presentation').first(), photographs[name][7])
  }

  const bought = products.map((product) => ({ ...product, quantity: 1 }))
  await orderProducts(page.request, token, bought, customer.name)
  await enter(page, customer)
  await visit(page, '/orders')
  await look(page, 'photographs-orders')
  await page.getByRole('main').getByRole('link', { name: '#' }).click()
  for (const name of names) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last()
    await expectLies(line.getByRole('presentation'), photographs[name][6])
  }
  await look(page, 'photographs-order')
  await expectAccessible(page)

  const { id: userId } = customer
  const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
  const saved = await page.request.post('/api/carts/cartItem-save', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      ...{ userId, ...amounts },
      items: packageIds.slice(0, 2).map((packageId) => ({ packageId, quantity: 1, ...amounts })),
      cartProducts: products.map(({ productId }) => ({ productId, quantity: 1, ...amounts })),
    },
  })
  expect(saved.ok()).toBe(true)
  await addAddress(page.request, { userId, token })
  await openCheckout(page, { userId, token })
  for (const name of names) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last()
    await expectLies(line.getByRole('presentation'), photographs[name][6])
  }
  await look(page, 'photographs-checkout')

  await page.goto('/admin/products')
  await expect(page.getByRole('row', { name: 'Milk on white' })).toBeVisible()
  await look(page, 'photographs-office')
})

/** Sells each photographed product, and a package with the same photograph, as the owner who is signed in. */
async function sell(page: Page) {
  const categories = new Map<string, number>()
  const products: { productId: number; price: number }[] = []
  const packageIds: number[] = []
  for (const name of names) {
    const [picture, ground, width, height, encoded, category] = photographs[name]
    const categoryId = categories.get(category) ?? (await publishedCategory(page, category))
    categories.set(category, categoryId)
    const bytes = await encoded(await aPhotograph(picture, { width, height, ground })).toBuffer()
    const body = { picture: `data:image/png;base64,${bytes.toString('base64')}` }
    const { pictureHash } = await call(page.request, 'POST /admin/pictures', { body })
    const facts = {
      name,
      description: '',
      price: 480 + names.indexOf(name),
      categoryId,
      stock: 50,
      pictureHash,
    }
    const product = await call(page.request, 'POST /admin/products', { body: facts })
    const { productId, price } = product
    await call(page.request, 'PUT /admin/products/{productId}/publication', {
      params: { productId },
      body: { isPublished: true, version: product.version },
    })
    products.push({ productId, price })
    if (packaged.includes(name)) {
      packageIds.push(await aPackage(page, `Box: ${name}`, pictureHash, [productId]))
    }
  }
  const inBox = products.slice(0, 7).map(({ productId }) => productId)
  packageIds.push(await aPackage(page, 'Heap', null, inBox))
  return { products, packageIds }
}

async function aPackage(
  page: Page,
  name: string,
  pictureHash: string | null,
  productIds: readonly number[],
): Promise<number> {
  const contents = productIds.map((productId) => ({ productId, quantity: 1 }))
  const facts = { name, description: '', price: 900, discount: 0, pictureHash, contents }
  const { packageId, version } = await call(page.request, 'POST /admin/packages', { body: facts })
  await call(page.request, 'PUT /admin/packages/{packageId}/publication', {
    params: { packageId },
    body: { isPublished: true, version },
  })
  return packageId
}

async function publishedCategory(page: Page, name: string): Promise<number> {
  const { categoryId, version } = await call(page.request, 'POST /admin/categories', {
    body: { name },
  })
  await call(page.request, 'PUT /admin/categories/{categoryId}/publication', {
    params: { categoryId },
    body: { isPublished: true, version },
  })
  return categoryId
}

function tileOf(page: Page, name: Name): Locator {
  return page.getByRole('article', { name, exact: true }).getByRole('presentation')
}

/** Whether a photograph fills its tile, in one direction at least; what is cut out stands in the middle of it. */
async function expectLies(picture: Locator, how: Lies) {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  const filled = () =>
    picture.evaluate((image) => {
      const tile = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const { width, height } = image.getBoundingClientRect()
      const fills = (one: number, all: number) => Math.abs(one - all) < 1
      return { across: fills(width, tile.width), down: fills(height, tile.height) }
    })
  const isWhole = how === 'covers' || how === 'white'
  await expect
    .poll(filled)
    .toEqual({ across: isWhole || how === 'wide', down: isWhole || how === 'tall' })
  await expect(picture).toHaveCSS('mix-blend-mode', how === 'white' ? 'multiply' : 'normal')
  if (how !== 'covers') return
  await expect(picture).toHaveCSS('object-fit', 'cover')
}
