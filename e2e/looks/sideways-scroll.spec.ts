import type { Page } from '@playwright/test'
import { demoCustomer } from '../../demo/customer.ts'
import { readyToOrder } from '../checkout-shop.ts'
import { addFromShelf, openBuilder } from '../custom-packages-page.ts'
import { enter, enterAsNewcomer } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { publicPages } from '../public-pages.ts'
import { visit } from '../visit.ts'

/**
 * Widths by the browser's own text size, in pixels: regular, large, very large. Larger text meets each layout in wider windows.
 * 640 px is the width of a 1280 px screen at 200 % zoom.
 */
const widths = {
  16: [320, 360, 480, 640, 768, 1024, 1280, 1920],
  24: [320, 480, 768, 1280],
  32: [320, 640, 1024, 1920],
}

/** Returns the check of the state that the page is in, at these widths and text sizes. */
async function sidewaysCheck(page: Page) {
  const browser = await page.context().newCDPSession(page)
  return async (state: string) => {
    const overflows: string[] = []
    for (const [size, widthsOfSize] of Object.entries(widths)) {
      const fontSizes = { standard: Number(size), fixed: Number(size) }
      await browser.send('Page.setFontSizes', { fontSizes })
      for (const width of widthsOfSize) {
        await page.setViewportSize({ width, height: 800 })
        const widest = await page.evaluate(overflowing)
        if (widest) overflows.push(`${state}, ${width} px wide, text of ${size} px: ${widest}`)
      }
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(overflows).toEqual([])
  }
}

/** How far the page scrolls sideways, and what reaches out of it; undefined when it does not. */
function overflowing(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const isClipped = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around !== document.body && getComputedStyle(around).overflowX !== 'visible') return true
    }
    return false
  }
  const reaches = [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth + 1 && !isClipped(each))
    .map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${className} "${textContent?.slice(0, 30)}"`,
    )
  return `${scrollWidth - clientWidth} px too wide: ${reaches.slice(0, 9).join(' | ')}`
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

test('no public page scrolls sideways, at any width and text size', async ({ page }) => {
  const expectFits = await sidewaysCheck(page)
  for (const path of publicPages) {
    // Pages are painted on a narrow screen first, as on a phone.
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expectFits(path)
  }

  await visit(page, '/signup')
  await button(page, 'Sign Up').click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectFits('/signup with faults')
  await visit(page, '/packages')
  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFits('a package')
  await visit(page, '/products?q=nothing-like-this')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expectFits('a search without results')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectFits('the open menu')
})

test('no page of a customer scrolls sideways', async ({ page }) => {
  const expectFits = await sidewaysCheck(page)
  const calls = await enter(page, demoCustomer)
  const orders: { orderId: number; paymentStatus: string }[] = await calls.get('/orders')
  const paid = orders.find(({ paymentStatus }) => paymentStatus === 'PAID')
  await visit(page, '/userprofile')
  await expect(page.getByText('Total orders')).toBeVisible()
  await expectFits('/userprofile')
  await button(page, 'Edit Profile').click()
  await button(page, 'Change Password').click()
  await expectFits('/userprofile, editing')
  for (const path of [
    '/orders',
    '/mypackages',
    '/custom_packages',
    '/payment-result',
    `/orders/${paid?.orderId}/invoice`,
  ]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectFits(path)
  }
  for (const { orderId, paymentStatus } of orders.slice(0, 4)) {
    await visit(page, `/orders?order=${orderId}`)
    await expectFits(`the order ${orderId}, ${paymentStatus}`)
  }
})

test('no state of the checkout scrolls sideways', async ({ page, request }) => {
  const expectFits = await sidewaysCheck(page)
  await readyToOrder(page, request)
  await expectFits('/checkout')
  await button(page, 'Add New Address').click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expectFits('/checkout, a new address')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const picker = page.getByRole('region', { name: 'Select Package Items' })
  await page.route(/\/api\/products/, (route) => route.fulfill({ status: 400, json: {} }))
  await picker.getByRole('button', { name: 'Rice' }).click()
  await expect(picker.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectFits('/checkout, products that failed to load')
})

test('no step of a new password scrolls sideways', async ({ page }) => {
  const expectFits = await sidewaysCheck(page)
  await enterAsNewcomer(page)
  await visit(page, '/userprofile')
  await button(page, 'Change Password').click()
  await page.keyboard.press('Enter')
  const code = page.getByPlaceholder('Enter 6-digit OTP')
  await expect(code).toBeFocused()
  await expectFits('/userprofile, the code')
  await page.route('**/api/user/validate', (route) => route.fulfill({ json: 'OTP is valid' }))
  await code.fill('482113')
  await code.press('Enter')
  await expect(page.getByLabel('New password')).toBeFocused()
  await expectFits('/userprofile, the new password')
})

test('the empty pages and the builder do not scroll sideways', async ({ page }) => {
  const expectFits = await sidewaysCheck(page)
  await enterAsNewcomer(page)
  for (const path of [
    '/checkout',
    '/orders',
    '/mypackages',
    '/payment-result',
    '/custom_packages',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expectFits(`${path}, empty`)
  }
  await openBuilder(page)
  for (const place of [0, 1, 2]) await addFromShelf(page, place)
  await expectFits('the builder')
})
