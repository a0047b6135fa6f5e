import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { enterAsNewcomer } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aProductOnSale } from '../new-product.ts'
import { visit } from '../visit.ts'

const added = 'to cart successfully!'

test('who adds a product that was sold out or withdrawn since its page was opened reads so', async ({
  page,
  context,
}) => {
  await anOperator(page)
  const { name, productId, sellOut, withdraw } = await aProductOnSale(page)
  await enterAsNewcomer(page)
  const open = async (tab: Page) => {
    await visit(tab, `/products/${productId}`)
    return tab.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  }
  const add = await open(page)
  const laterTab = await context.newPage()
  const addLater = await open(laterTab)

  await sellOut()
  await add.click()
  await expect(page.getByText(`${name}: Out of stock at the moment.`)).toBeVisible()
  await expect(page.getByText(added)).toHaveCount(0)
  const ask = page.getByRole('button', { name: 'Tell me when it is back' })
  await expect(ask).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Out of stock at the moment.')
  await page.keyboard.press('Tab')
  await expect(ask).toBeFocused()

  await withdraw()
  await addLater.click()
  await expect(laterTab.getByText(`${name} is not sold any more.`)).toBeVisible()
  await expect(laterTab.getByText(added)).toHaveCount(0)
  await expect(laterTab.getByRole('heading', { name, level: 1 })).toHaveCount(0)
})

test('who adds a package that was withdrawn since its page was opened reads so', async ({
  page,
}) => {
  await anOperator(page)
  const [product] = await call(page.request, 'GET /products', {
    query: { status: 'IN STOCK', page: 1, pageSize: 1 },
  })
  if (!product) throw new Error('The demo shop sells nothing')
  const name = `Avurudu box ${Date.now()}`
  const contents = [{ productId: product.productId, quantity: 1 }]
  const facts = { name, description: '', price: 900, discount: 0, pictureHash: null, contents }
  const { packageId, version } = await call(page.request, 'POST /admin/packages', { body: facts })
  const publish = (isPublished: boolean, of: number) =>
    call(page.request, 'PUT /admin/packages/{packageId}/publication', {
      params: { packageId },
      body: { isPublished, version: of },
    })
  const published = await publish(true, version)
  await enterAsNewcomer(page)
  await visit(page, `/packages/${packageId}`)
  await publish(false, published.version)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(`${name} is not sold any more.`)).toBeVisible()
  await expect(page.getByRole('heading', { name, level: 1 })).toHaveCount(0)
})
