import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { call } from './call.ts'
import { plus, putInCart, quantitiesOnServer, quantityOf } from './checkout-shop.ts'
import { enter, tokenOf } from './customers.ts'
import { placeOrder } from './day-of-orders.ts'
import { expect } from './fixtures.ts'
import {
  banner,
  cacheNames,
  install,
  type OfflineShop,
  openOfflineShop,
  untilKept,
  withoutLine,
} from './offline-shop.ts'
import { testIn } from './own-shop.ts'
import { reload, visit } from './visit.ts'

const test = testIn(openOfflineShop)
// One after the other, so that they share one shop.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ shop }) => shop.switchOn(true))

const privateCaches = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.includes('private'))

/** A customer with an order and two of something in the cart, whose browser has the worker. */
async function aCustomerWithWorker(shop: OfflineShop) {
  const page = await shop.newPage()
  const { customer, orderId } = await placeOrder(page.request, shop.goods)
  const account = {
    ...customer,
    userId: customer.id,
    token: await tokenOf(page.request, customer),
  }
  const packageItems = [{ productId: shop.goods.tea.productId, quantity: 3 }]
  const body = { packageName: 'Tea for the week', packageItems }
  await call(page.request, 'POST /custom-packages', { token: account.token, body })
  const { product } = await putInCart(page.request, account, { products: { 0: 2 } })
  await enter(page, customer)
  await install(page)
  await expect.poll(() => privateCaches(page)).toEqual([`shop-private-${customer.id}`])
  return { page, account, orderId, productName: String(product.name) }
}

test('own orders and the cart open without a line, and an edit waits for it', async ({ shop }) => {
  const { page, account, orderId, productName } = await aCustomerWithWorker(shop)
  await visit(page, '/orders')
  await expect(page.getByText(`#${orderId}`).first()).toBeVisible()
  await visit(page, '/mypackages')
  await expect(page.getByText('Tea for the week').first()).toBeVisible()
  await untilKept(page, '/checkout')
  await visit(page, '/orders')
  await expect(page.getByText(`#${orderId}`).first()).toBeVisible()

  await withoutLine(page, async () => {
    await visit(page, '/orders')
    await expect(page.getByText(`#${orderId}`).first()).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page)
    await visit(page, '/mypackages')
    await expect(page.getByText('Tea for the week').first()).toBeVisible()
    await expect(banner(page)).toBeVisible()

    await visit(page, '/checkout')
    await expect(quantityOf(page, productName)).toHaveText('2')
    await plus(page, productName).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await reload(page)
    await expect(quantityOf(page, productName)).toHaveText('3')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await quantitiesOnServer(page.request, account)).toEqual([3])
  await expect(banner(page)).toHaveCount(0)
})

test('who signs out leaves nothing behind', async ({ shop }) => {
  const { page } = await aCustomerWithWorker(shop)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect.poll(() => privateCaches(page)).toEqual([])
  await withoutLine(page, async () => {
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

test('nothing is left of a session that was ended elsewhere, or of who was signed in before', async ({
  shop,
}) => {
  const first = await aCustomerWithWorker(shop)
  const second = await aCustomerWithWorker(shop)
  const { page, account } = first
  await page.evaluate((token) => localStorage.setItem('token', token), second.account.token)
  await reload(page)
  await expect.poll(() => privateCaches(page)).toEqual([`shop-private-${second.account.id}`])
  expect(account.id).not.toBe(second.account.id)

  const headers = { Authorization: `Bearer ${second.account.token}` }
  await page.request.post('/api/user/logout', { headers })
  await visit(page, '/orders')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => privateCaches(page)).toEqual([])
})
