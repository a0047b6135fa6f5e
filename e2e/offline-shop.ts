import type { Browser, Page } from '@playwright/test'
import { tourKey } from '../app/checkout/tour-completion.ts'
import type { SettingKey } from '../domain/settings/settings.ts'
import type { Environment } from '../server/testing/shop-process.ts'
import { changeSetting } from './back-office.ts'
import { stockTheShop } from './day-of-orders.ts'
import { expect, hideStartUpSpinner } from './fixtures.ts'
import { hold } from './hold.ts'
import { openOwnShopWith } from './own-shop.ts'
import { visit } from './visit.ts'

/** A shop of a test's own with some goods: a worker belongs to all pages of a shop. */
export async function openOfflineShop(browser: Browser, environment: Environment = {}) {
  const shop = await openOwnShopWith(environment)
  const newPage = async () => {
    const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })
    await context.addInitScript((key) => localStorage.setItem(key, 'yes'), tourKey)
    await hideStartUpSpinner(context)
    return context.newPage()
  }
  const office = await newPage()
  await shop.enterAsOwner(office)
  const goods = await stockTheShop(office.request)
  return {
    ...shop,
    goods,
    newPage,
    set: (key: SettingKey, value: boolean | string) => changeSetting(office, key, value),
    switchOn: (isOn: boolean) => changeSetting(office, 'shop.worksOffline', isOn),
  }
}

export type OfflineShop = Awaited<ReturnType<typeof openOfflineShop>>

export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' })

/** Waits until the worker has kept the page at this path. */
export async function untilKept(page: Page, path: string) {
  const isKept = async (kept: string) => Boolean(await caches.match(kept))
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true)
}

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** The first visit, with which the worker comes. */
export async function install(page: Page, path = '/') {
  await visit(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilKept(page, path)
}

/** Works without a line for the page and its worker. */
export async function withoutLine(page: Page, work: () => Promise<void>) {
  await page.context().setOffline(true)
  await work()
  // The page has its line back before its worker. If it asked too early, the worker would answer from what is kept.
  const asksForLine = await hold(page, /\/healthz$/)
  await page.context().setOffline(false)
  asksForLine.pass()
  await asksForLine.release()
}
