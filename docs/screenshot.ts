// What the scripts that take screenshots of the demo shop have in common.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { tokenKey } from '../app/api/token.ts'
import { tourKey } from '../app/checkout/tour-completion.ts'
import { enrol, invitationIn } from '../e2e/back-office.ts'
import { tokenOf } from '../e2e/customers.ts'
import { runOperatorCommand } from '../server/testing/operator-command.ts'

/** The folder of the screenshots. */
export const screenshots = new URL('screenshots/', import.meta.url).pathname

/** Where there are many of them. */
export const lowQuality = 40

export const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/** A page in a browser of its own. */
export async function newPage(browser: Browser, baseURL: string, viewport = screens[0]) {
  const context = await browser.newContext({
    baseURL,
    viewport: viewport ?? null,
    locale: 'en-LK',
    timezoneId: 'Asia/Colombo',
    // So that no element is captured in the middle of an animation.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), tourKey)
  return page
}

/** Signs a customer in, from the next page on. */
export async function logIn(
  page: Page,
  customer: { email: string; password: string },
): Promise<void> {
  const token = await tokenOf(page.request, customer)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [tokenKey, token],
  )
}

/** Signs a new operator in. */
export async function prepareOperator(page: Page): Promise<void> {
  const account = { name: 'Mala Fernando', email: 'mala@joybox.test', password: 'Kiribath#1' }
  const person = { nic: '911042754V', telephone: '0771234567' }
  await page.request.post('/api/user/register', { data: { ...account, ...person } })
  const { port } = new URL((await page.request.get('/robots.txt')).url())
  const said = await runOperatorCommand(Number(port), 'add', account.email)
  await enrol(page, { ...account, invitation: invitationIn(said) })
}

/** Takes a screenshot of a whole page of the storefront. */
export async function capture(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await save(await page.screenshot({ fullPage: true }), name)
}

/** Takes screenshots of a whole page as it is now, wide and narrow. */
export async function captureWidths(page: Page, name: string): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => window.scrollTo(0, 0))
    await save(await page.screenshot({ fullPage: true }), `${name}-${screen.width}`, lowQuality)
  }
}

/** Opens a page of the storefront, and waits until all of it is loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('.start-up').first().waitFor({ state: 'hidden' })
  await loadEverything(page)
  await page.waitForLoadState('networkidle')
}

/** Scrolls through the page, because its lower parts and pictures load when they come near. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }
    window.scrollTo(0, 0)
  })
}

/** WebP takes no more than 16,383 pixels; the end of a list this long looks like its beginning. */
const mostPixelsHigh = 8_000

/** Stores a screenshot, small enough for the repository. */
export async function save(png: Buffer, name: string, quality = 62): Promise<void> {
  const file = `${screenshots}${name}.webp`
  await mkdir(dirname(file), { recursive: true })
  const { width, height } = await sharp(png).metadata()
  await sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(height, mostPixelsHigh) })
    .webp({ quality, effort: 6 })
    .toFile(file)
}
