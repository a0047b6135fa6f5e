import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { addFromShelf, box, card, chosen, pressInBox, shelf } from '../custom-packages-page.ts'
import { enterAsNewcomer, tokenOf } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aProductOnSale } from '../new-product.ts'
import { orderOwnPackage } from '../order-products.ts'
import { visit } from '../visit.ts'

/** A customer with an own package of a product that a test sells out or withdraws. */
async function aPackageOfTheWithdrawn(page: Page) {
  await anOperator(page)
  const { name, productId, sellOut, withdraw } = await aProductOnSale(page)
  const { customer, calls } = await enterAsNewcomer(page)
  const packageItems = [{ productId, quantity: 1 }]
  const { id } = await calls.post('/custom-packages', { packageName: 'Avurudu', packageItems })
  await calls.post('/carts/cartItem-save', {
    userId: customer.id,
    totalAmount: 0,
    discountPrice: 0,
    items: [{ customPackageId: id, quantity: 1, unitPrice: 0, subTotal: 0 }],
    cartProducts: [],
  })
  return { name, id, withdraw, sellOut, calls, customer }
}

test('an own package says which of its products is not sold any more, and leads to changing it', async ({
  page,
}) => {
  const { name, withdraw } = await aPackageOfTheWithdrawn(page)
  await withdraw()
  await visit(page, '/mypackages')
  await expect(card(page, 'Avurudu')).toContainText(`${name} is not sold any more.`)
  await expectAccessible(page)

  await visit(page, '/checkout')
  const news = page.getByRole('region', { name: `Avurudu: ${name} is not sold any more.` })
  await expect(news).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Edit: Avurudu' }).click()
  await expect(box(page).getByText('This product is not sold any more.')).toBeVisible()
})

test('an own package says which of its products is sold out, and leads to changing it', async ({
  page,
}) => {
  const { name, sellOut } = await aPackageOfTheWithdrawn(page)
  await sellOut()
  const words = `Not enough in stock: ${name} (0 left).`
  await visit(page, '/mypackages')
  await expect(card(page, 'Avurudu')).toContainText(words)
  await expectAccessible(page)

  await visit(page, '/checkout')
  const news = page.getByRole('region', { name: `Avurudu: ${words}` })
  await expect(news.getByRole('button', { name: 'Remove: Avurudu' })).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Edit: Avurudu' }).click()
  await expect(chosen(page)).toContainText('Sold out at the moment')
})

test('who orders an own package again reads which of its products is sold out, and which is not sold any more', async ({
  page,
}) => {
  const { name, id, withdraw, sellOut, calls, customer } = await aPackageOfTheWithdrawn(page)
  const { price } = await calls.get(`/custom-packages/${id}`)
  const token = await tokenOf(page.request, customer)
  await orderOwnPackage(page.request, token, { id, price })
  const [{ orderId }] = await calls.get('/orders')
  const orderAgain = page.getByRole('button', { name: 'Order again' })
  // The order holds one of the five.
  await sellOut(4)
  await visit(page, `/orders?order=${orderId}`)
  await orderAgain.click()
  await expect(page.getByText(`Avurudu: Not enough in stock: ${name} (0 left).`)).toBeVisible()

  await withdraw()
  await orderAgain.click()
  await expect(page.getByText(`Avurudu: ${name} is no longer sold.`)).toBeVisible()
  await expectAccessible(page)
})

test('who saves a package with a product that has been withdrawn sees which one it is', async ({
  page,
}) => {
  const { name, withdraw } = await aPackageOfTheWithdrawn(page)
  await visit(page, '/custom_packages')
  await page.getByRole('button', { name: 'Create New Package' }).click()
  await shelf(page).getByRole('searchbox').fill(name)
  await expect(shelf(page).getByRole('article')).toHaveCount(1)
  await addFromShelf(page, 0)
  await withdraw()
  await pressInBox(page, 'Save Package')
  await expect(chosen(page)).toContainText('This product is not sold any more.')
})

test('who opens a shared package reads beforehand what of it is not sold any more', async ({
  page,
  browser,
}) => {
  const { name, id, withdraw, calls } = await aPackageOfTheWithdrawn(page)
  await changeSetting(page, 'packages.sharing', true)
  const context = await browser.newContext()
  try {
    await visit(page, '/mypackages')
    await card(page, 'Avurudu').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Avurudu' })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByLabel('Link')).toBeVisible()
    const { shareToken } = await calls.get(`/custom-packages/${id}`)
    await withdraw()
    const friend = await context.newPage()
    for (const [path, words] of [
      ['', 'This product is not sold any more.'],
      ['/si', 'මේ භාණ්ඩය දැන් අලෙවියට නැත.'],
      ['/ta', 'இந்தப் பொருள் இப்போது விற்கப்படுவதில்லை.'],
    ] as const) {
      await visit(friend, `${path}/shared-packages/${shareToken}`)
      const item = friend.getByRole('listitem').filter({ hasText: name })
      await expect(item).toContainText(words)
    }
    await expectAccessible(friend)
  } finally {
    await context.close()
    await changeSetting(page, 'packages.sharing', false)
  }
})

test('who opens a shared package reads that it is sold out', async ({ page }) => {
  const { id, withdraw, sellOut, customer } = await aPackageOfTheWithdrawn(page)
  await changeSetting(page, 'packages.sharing', true)
  try {
    const token = await tokenOf(page.request, customer)
    const params = { id }
    const { shareToken } = await call(page.request, 'PUT /custom-packages/{id}/share', {
      params,
      token,
    })
    await visit(page, `/shared-packages/${shareToken}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Avurudu')
    await expect(main.getByText('Out of stock at the moment.')).toHaveCount(0)
    await sellOut()
    for (const [path, words] of [
      ['', 'Out of stock at the moment.'],
      ['/si', 'දැනට තොග අවසන්.'],
      ['/ta', 'தற்போது கையிருப்பில் இல்லை.'],
    ] as const) {
      await visit(page, `${path}/shared-packages/${shareToken}`)
      await expect(main.getByText(words)).toBeVisible()
    }
    await expectAccessible(page)
    await withdraw()
    await visit(page, `/shared-packages/${shareToken}`)
    await expect(main.getByText('This product is not sold any more.')).toBeVisible()
    await expect(main.getByText('Out of stock at the moment.')).toHaveCount(0)
  } finally {
    await changeSetting(page, 'packages.sharing', false)
  }
})
