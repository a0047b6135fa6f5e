import type { Page } from '@playwright/test'
import { dayInColombo } from '../../domain/days.ts'
import type { SettingKey } from '../../domain/settings/settings.ts'
import { changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { deliverTo, summary } from '../checkout-shop.ts'
import { removeWindows } from '../delivery-areas.ts'
import { aCharity, aProductWord, charityNamed } from '../demo-goods.ts'
import { expect } from '../fixtures.ts'
import { productPage } from '../public-pages.ts'
import { reload, visit } from '../visit.ts'
import { expectPictures } from './pictures.ts'
import { test } from './visual-shop.ts'

/** What a shop has only if its owner wants it. */
async function withSettings(office: Page, keys: SettingKey[], look: () => Promise<void>) {
  for (const key of keys) await changeSetting(office, key, true)
  try {
    await look()
  } finally {
    for (const key of keys) await changeSetting(office, key, false)
  }
}

test('favourites, suggestions and shared packages look as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  const token = await shop.enter(page, 'buyer')
  const keys: SettingKey[] = ['orders.buyAgain', 'catalogue.suggestions', 'packages.sharing']
  await withSettings(page, keys, async () => {
    await visit(page, productPage)
    await page.getByRole('button', { name: 'Add to favourites' }).click()
    await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
    await visit(page, '/buy-again')
    await expect(page.getByRole('region', { name: 'Favourites' })).toBeVisible()
    await expectPictures(page, 'buy-again', { widths: [1280] })
    // A page that opens this narrow scrolls to its tab.
    await page.setViewportSize({ width: 360, height: 800 })
    await reload(page)
    await expect(page.getByRole('link', { name: 'Buy Again' })).toBeInViewport({ ratio: 0.95 })
    await expectPictures(page, 'buy-again', { widths: [360] })
    await visit(page, '/products')
    await page.getByLabel('Search products').pressSequentially(aProductWord)
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    // The list behind them takes half a second at least; all are more than a hundred.
    await expect(page.getByRole('status').filter({ hasText: /^\d{1,2} products/ })).toBeVisible()
    await expectPictures(page, 'products-suggestions', { part: 'SCREEN' })

    const packageItems = [1, 12, 22, 30, 41].map((productId) => ({ productId, quantity: 2 }))
    const body = { packageName: 'Poya morning', packageItems }
    await call(page.request, 'POST /custom-packages', { body, token })
    await visit(page, '/mypackages')
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = await dialog.getByLabel('Link').inputValue()
    await visit(page, link)
    await expectPictures(page, 'shared-package')
  })
})

test('times of delivery, gifts and missing items look as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  await shop.enter(page, 'demoCustomer')
  const { id } = await charityNamed(page.request, aCharity.name)
  const place = { streetAddress: '7, Temple Road', postalCode: '00300', contact: '0112345678' }
  const thanks = { en: 'Thank you for the meals!', si: 'කෑමට ස්තුතියි!', ta: 'உணவுக்கு நன்றி!' }
  const body = { gifts: { ...place, thanks }, version: 0 }
  await call(page.request, 'PUT /admin/charities/{charityId}/gifts', {
    params: { charityId: id },
    body,
  })
  const slot = (date: string, from: string, to: string, isFree = true) => {
    const instants = { from: `${date}T${from}:00:00Z`, to: `${date}T${to}:00:00Z` }
    return { windowId: Number(from), date, ...instants, isFree }
  }
  const hours = { fromMinutes: 540, toMinutes: 720, capacity: 9, cutoffMinutes: 60 }
  const window = { weekdays: [0, 1, 2, 3, 4, 5, 6], areaId: null, ...hours }
  await call(page.request, 'POST /admin/delivery/windows', { body: window })
  const days = ['2026-11-26', '2026-11-27', '2026-11-28']
  const slots = days.flatMap((date, place) => [
    slot(date, '03', '06', place > 0),
    slot(date, '09', '12'),
  ])
  await page.route('**/api/delivery/slots**', (route) =>
    route.fulfill({ json: { slots, barred: [] } }),
  )
  try {
    await withSettings(page, ['orders.gifts', 'orders.missingItems'], async () => {
      await visit(page, '/checkout')
      await expect(summary(page)).toBeVisible()
      await deliverTo(page, 'Nimali')
      await expect(page.getByRole('group', { name: 'Delivery time' })).toBeVisible()
      await summary(page).getByText('Choose per product').click()
      await expectPictures(page, 'checkout-slots', { part: summary(page) })
      await page.getByLabel('Give it to a charity').selectOption(aCharity.name)
      await expect(page.getByText(thanks.en)).toBeVisible()
      await expectPictures(page, 'checkout-gift', { part: summary(page) })
    })
  } finally {
    await removeWindows(page)
  }
})

test('picking, runs and claims look as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  const token = await shop.enter(page, 'demoCustomer')
  const keys: SettingKey[] = ['orders.picking', 'orders.claims', 'delivery.runs', 'orders.story']
  await withSettings(page, keys, async () => {
    const [completed] = (await call(page.request, 'GET /orders', { token })).filter(
      ({ paymentStatus }) => paymentStatus === 'COMPLETED',
    )
    await visit(page, `/orders?order=${completed?.orderId}`)
    await expectPictures(page, 'order-story')
    const date = dayInColombo(new Date())
    const run = { date, van: 'Van 1', driver: 'mala@joybox.test' }
    await call(page.request, 'POST /admin/runs', { body: run })
    for (const [name, path] of [
      ['picking', '/admin/picking'],
      ['runs', '/admin/runs'],
    ]) {
      await page.goto(`${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectPictures(page, `office-${name}`)
    }
    await page.goto('/admin/picking/2')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('button', { name: 'Found all' }).first()).toBeVisible()
    await expectPictures(page, 'office-picking-order', { widths: [360] })
    // Other pictures have this order as it was.
    await page.getByRole('button', { name: 'Give back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give back' }).click()
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  })
})
