// `npm run bench:interactions`: how long a phone, whose processor is four times as slow as this one, takes to show what
// a press has changed, by the browser's Event Timing. The checkout and the builder have 100 lines.
// Other work on the machine makes it longer.
import { type Browser, devices, type Page } from '@playwright/test'
import { tourKey } from '../app/checkout/tour-completion.ts'
import {
  aSavedPackage,
  box,
  openToEdit,
  productsInStock,
  shelf,
} from '../e2e/custom-packages-page.ts'
import { enterAsNewcomer } from '../e2e/customers.ts'
import { hideStartUpSpinner } from '../e2e/fixtures.ts'
import { visit } from '../e2e/visit.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import { median } from './median.ts'

const lines = 100
const times = Number(process.env.ROUNDS ?? 9)
const mostMs = 200
const slow: string[] = []

await visitDemoShop(async (browser, shopUrl) => {
  await onPhone(browser, shopUrl, async (page, { customer, calls }) => {
    const products = await productsInStock(page, lines)
    const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
    const cartProducts = products.map(({ productId }) => ({ productId, quantity: 2, ...amounts }))
    await calls.post('/carts/cartItem-save', {
      userId: customer.id,
      ...amounts,
      items: [],
      cartProducts,
    })
    await visit(page, '/checkout')
    const plus = page.getByRole('button', { name: /^Increase quantity of/ })
    await plus.nth(lines - 1).waitFor()
    await report(page, 'checkout: one more', () => plus.nth(lines / 2).click())
    await report(page, 'checkout: one less', () =>
      page
        .getByRole('button', { name: /^Decrease quantity of/ })
        .nth(lines / 2)
        .click(),
    )
  })
  await onPhone(browser, shopUrl, async (page, { calls }) => {
    await aSavedPackage(page, calls, 'For the year', lines)
    await openToEdit(page, 'For the year')
    const first = (name: RegExp) => box(page).getByRole('button', { name }).first()
    await first(/^Increase quantity of/).waitFor()
    const add = shelf(page).getByRole('article').first().getByRole('button')
    const budget = box(page).getByLabel(/^Budget/)
    await report(page, 'builder: one more', () => first(/^Increase quantity of/).click())
    await report(page, 'builder: one less', () => first(/^Decrease quantity of/).click())
    await report(page, 'builder: one more from the shelf', () => add.click())
    await report(page, 'builder: one taken out', () => first(/^Remove/).click())
    await report(page, 'builder: a digit of the budget', () => budget.press('5'))
  })
})

for (const each of slow) console.error(`Not within ${mostMs} ms: ${each}`)
process.exitCode = slow.length > 0 ? 1 : 0

async function onPhone(
  browser: Browser,
  shopUrl: string,
  use: (page: Page, entered: Awaited<ReturnType<typeof enterAsNewcomer>>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...devices['Moto G4'], baseURL: shopUrl })
  try {
    await hideStartUpSpinner(context)
    await context.addInitScript((key) => localStorage.setItem(key, 'yes'), tourKey)
    const page = await context.newPage()
    await page.addInitScript(keepInteractions)
    const entered = await enterAsNewcomer(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await use(page, entered)
  } finally {
    await context.close()
  }
}

/** Does the same several times, each when the page is at rest, and prints the longest and the median of how long the answers took. */
async function report(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await act()
  await page.waitForTimeout(1500)
  const longest: number[] = []
  for (let time = 0; time < times; time++) {
    await page.evaluate(() => {
      window.interactionMs = []
    })
    await act()
    await page.waitForTimeout(700)
    longest.push(await page.evaluate(() => Math.max(0, ...window.interactionMs)))
  }
  const middle = median(longest)
  if (middle > mostMs) slow.push(name)
  console.log(
    `${name.padEnd(36)} median ${String(middle).padStart(4)} ms, longest ${Math.max(...longest)} ms`,
  )
}

/** Runs in the page from its start. */
function keepInteractions() {
  window.interactionMs = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.interactionMs.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

declare global {
  interface Window {
    interactionMs: number[]
  }
}
