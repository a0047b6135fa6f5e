import type { Page } from '@playwright/test'
import { call } from '../call.ts'
import { addFromShelf, chosen, openBuilder, openToEdit } from '../custom-packages-page.ts'
import { demo, found } from '../demo-goods.ts'
import { expect } from '../fixtures.ts'
import { changeLatestOrder, latestOrder } from '../latest-order.ts'
import { visit } from '../visit.ts'
import { expectPictures } from './pictures.ts'
import { test } from './visual-shop.ts'

const [ownPackage] = demo.customer?.customPackages ?? []
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

test('orders and the account look as before', async ({ page, shop }) => {
  const token = await shop.enter(page, 'demoCustomer')
  await visit(page, '/orders')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })).toHaveCount(3)
  await expectPictures(page, 'orders')
  const orders = await call(page.request, 'GET /orders', { token })
  for (const { orderId, paymentStatus } of orders) {
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByRole('heading', { level: 1, name: `#${orderId}` })).toBeVisible()
    await expectPictures(page, `order-${paymentStatus.toLowerCase()}`)
  }
  const paid = found(orders.find(({ paymentStatus }) => paymentStatus === 'PAID'))
  await visit(page, `/orders/${paid.orderId}/invoice`)
  await expect(page.getByRole('article', { name: /^Invoice/ })).toBeVisible()
  await expectPictures(page, 'invoice')

  await visit(page, '/userprofile')
  await expect(page.getByText('Total orders')).toBeVisible()
  await expectPictures(page, 'profile')
  await button(page, 'Edit Profile').click()
  await button(page, 'Change Password').click()
  await expectPictures(page, 'profile-editing', { widths: [360] })
})

test('results of payments look as before', async ({ page, shop }) => {
  await shop.enter(page, 'demoCustomer')
  const aMoment = '2026-11-25T05:00:00Z'
  for (const [paymentStatus, heading] of [
    ['PAID', 'Order Payment Successful!'],
    ['PENDING', 'Order Payment Failed'],
  ] as const) {
    const paidAt = paymentStatus === 'PAID' ? aMoment : null
    await changeLatestOrder(page, { paymentStatus, paidAt })
    await visit(page, '/payment-result')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectPictures(page, `payment-${paymentStatus.toLowerCase()}`)
  }
  const moneyBack = { owed: 0, underWay: 0, made: 500, isSurplus: false }
  await changeLatestOrder(page, { paymentStatus: 'CANCELLED', paidAt: aMoment, moneyBack })
  await visit(page, '/payment-result')
  await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
  await expectPictures(page, 'payment-cancelled')
  await page.unroute(latestOrder)
  await page.route(latestOrder, (route) => route.fulfill({ status: 429, json: {} }))
  await visit(page, '/payment-result')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectPictures(page, 'payment-error')
})

test('own packages and their builder look as before', async ({ page, shop }) => {
  await shop.enter(page, 'demoCustomer')
  const { name } = found(ownPackage)
  await visit(page, '/custom_packages')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await expectPictures(page, 'custom-packages')
  await visit(page, '/mypackages')
  await page.getByRole('article', { name }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectPictures(page, 'mypackages-question', { part: 'SCREEN' })
  await openToEdit(page, name)
  await expect(chosen(page).first()).toBeVisible()
  await expectPictures(page, 'builder-editing')
})

test('pages without anything look as before', async ({ page, shop }) => {
  await shop.enter(page, 'newcomer')
  for (const path of [
    '/orders',
    '/mypackages',
    '/custom_packages',
    '/checkout',
    '/payment-result',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectPictures(page, `${path.slice(1).replace('_', '-')}-empty`)
  }
  await openBuilder(page)
  await expectPictures(page, 'builder-empty')
  await addFromShelf(page, 0)
  await expectPictures(page, 'builder', { part: 'SCREEN', widths: [360] })
})
