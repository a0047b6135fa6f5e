// `npm run bench:first-load`: what a first visit to each public page costs, against a budget.
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { languageNames } from '../domain/texts/language-labels.ts'
import { pathInLanguage } from '../domain/texts/language-path.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { scriptBudgetOf } from '../e2e/script-budget.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'

/** The most that the first screen of a page may cost: compressed bytes, and layout shift. */
const budget = { bytes: 300_000, layoutShift: 0.05 }
/** The fonts of another script, which only its pages load. */
const lettersBytes = { en: 0, si: 140_000, ta: 85_000 }

const screens = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

type Cost = {
  /** Script as it was served, and as a proxy without brotli would serve it. */
  scriptBytes: number
  gzippedScriptBytes: number
  /** Everything loaded before scrolling, headers included. */
  bytes: number
  /** The same for each type of resource, so that a page over its budget says what it has loaded. */
  bytesOfType: Record<string, number>
  requests: number
  layoutShift: number
}

const pages = languageNames.flatMap((language) =>
  publicPages.map((path) => ({
    path: pathInLanguage(path, language),
    most: {
      ...budget,
      bytes: budget.bytes + lettersBytes[language],
      scriptBytes: scriptBudgetOf(path),
    },
  })),
)
const faults: string[] = []

await visitDemoShop(async (browser, shopUrl) => {
  console.log(
    line(['page', 'screen', 'script kB', 'gzipped kB', 'in all kB', 'requests', 'layout shift']),
  )
  for (const { path, most } of pages) {
    for (const screen of ['phone', 'desktop'] as const) {
      const cost = await firstLoad(browser, shopUrl + path + linkOf(path), screen)
      console.log(
        line([
          path,
          screen,
          kilobytes(cost.scriptBytes),
          kilobytes(cost.gzippedScriptBytes),
          kilobytes(cost.bytes),
          String(cost.requests),
          cost.layoutShift.toFixed(3),
        ]),
      )
      faults.push(...excesses(cost, most).map((excess) => `${path} on a ${screen}: ${excess}`))
    }
  }
})

for (const fault of faults) console.error(`Over budget: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** What follows the path where customers come from: their mail has a link to a new password. */
function linkOf(path: string): string {
  return path.endsWith('/new-password') ? '#a-link-from-the-mail' : ''
}

/** Opens a page with an empty cache, until it loads nothing more. */
async function firstLoad(
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
): Promise<Cost> {
  const context = await browser.newContext(screens[screen])
  try {
    const page = await context.newPage()
    await page.addInitScript(sumLayoutShift)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    // The stylesheet times the overlay; the page beneath it is already painted.
    await page.locator('.start-up-timed').waitFor({ state: 'hidden' })
    return await costOf(responses, page)
  } finally {
    await context.close()
  }
}

async function costOf(responses: Response[], page: Page): Promise<Cost> {
  const layoutShift = await page.evaluate(() => window.layoutShift)
  const cost: Cost = {
    scriptBytes: 0,
    gzippedScriptBytes: 0,
    bytes: 0,
    bytesOfType: {},
    requests: responses.length,
    layoutShift,
  }
  for (const response of responses) {
    const sizes = await response.request().sizes()
    const bytes = sizes.responseHeadersSize + sizes.responseBodySize
    const type = response.request().resourceType()
    cost.bytes += bytes
    cost.bytesOfType[type] = (cost.bytesOfType[type] ?? 0) + bytes
    if (type !== 'script') continue
    cost.scriptBytes += sizes.responseBodySize
    cost.gzippedScriptBytes += gzipSync(await response.body()).length
  }
  return cost
}

function excesses(cost: Cost, most: typeof budget & { scriptBytes: number }): string[] {
  const found: string[] = []
  if (cost.scriptBytes > most.scriptBytes) {
    found.push(
      `${kilobytes(cost.scriptBytes)} kB of script, at most ${kilobytes(most.scriptBytes)} allowed`,
    )
  }
  if (cost.bytes > most.bytes) {
    const parts = Object.entries(cost.bytesOfType).map(
      ([type, bytes]) => `${type} ${kilobytes(bytes)}`,
    )
    found.push(
      `${kilobytes(cost.bytes)} kB in all (${parts.join(', ')}), at most ${kilobytes(most.bytes)} allowed`,
    )
  }
  if (cost.layoutShift > most.layoutShift) {
    found.push(
      `a layout shift of ${cost.layoutShift.toFixed(3)}, at most ${most.layoutShift} allowed`,
    )
  }
  return found
}

/** Runs in the page from its start. */
function sumLayoutShift() {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

declare global {
  interface Window {
    layoutShift: number
  }
}

function line([page = '', screen = '', ...figures]: string[]): string {
  return page.padEnd(38) + screen.padEnd(8) + figures.map((each) => each.padStart(13)).join('')
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
