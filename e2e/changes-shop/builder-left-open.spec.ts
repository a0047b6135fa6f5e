import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import {
  addFromShelf,
  box,
  chosen,
  openBuilder,
  pressInBox,
  shelf,
} from '../custom-packages-page.ts'
import { enterAsNewcomer } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aProductOnSale } from '../new-product.ts'

/** A new product on sale, alone on the shelf of a customer's builder; the box is empty. */
async function aProductOnTheShelf(page: Page) {
  await anOperator(page)
  const { name, productId, sellOut, withdraw } = await aProductOnSale(page)
  await enterAsNewcomer(page)
  await openBuilder(page)
  await shelf(page).getByRole('searchbox').fill(name)
  await expect(shelf(page).getByRole('article')).toHaveCount(1)
  const setPrice = async (price: number) => {
    const params = { productId }
    const current = await call(page.request, 'GET /admin/products/{productId}', { params })
    const body = { ...current, price }
    await call(page.request, 'PUT /admin/products/{productId}', { params, body })
  }
  return { name, sellOut, setPrice, withdraw }
}

test('who adds one more at a new price sees that price for all of them', async ({ page }) => {
  const { name, setPrice, withdraw } = await aProductOnTheShelf(page)
  await addFromShelf(page, 0)
  await expect(chosen(page)).toContainText('LKR 480')
  await setPrice(555)
  await shelf(page).getByRole('searchbox').fill(name.toLowerCase())
  await expect(shelf(page).getByRole('article')).toContainText('LKR 555')
  await addFromShelf(page, 0)
  await expect(chosen(page)).toContainText('2 × LKR 555')
  await expect(box(page).getByLabel('Total')).toHaveText('LKR 1,110')
  await withdraw()
})

test('a product because of which a package is refused leaves the shelf', async ({ page }) => {
  const { sellOut, withdraw } = await aProductOnTheShelf(page)
  await addFromShelf(page, 0)
  await sellOut()
  await pressInBox(page, 'Save Package')
  await expect(chosen(page)).toContainText('Sold out at the moment')
  await expect(shelf(page).getByRole('article')).toHaveCount(0)
  await withdraw()
})
