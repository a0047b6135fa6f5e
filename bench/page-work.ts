// `npm run bench:pages [/path …]`: what the browser's main thread does to open each page, by CPU time, which other
// work on the machine distorts least. ROUNDS=9 takes the median of nine. BESIDE=http://localhost:4000,… measures the
// same pages of other versions, which run there, in turns with this one.
import { type Browser, devices } from '@playwright/test'
import { traceCategories } from 'lighthouse'
import { packagePage, productPage } from '../e2e/public-pages.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import { kinds, type MainThread, mainThreadOf } from './main-thread.ts'
import { median } from './median.ts'

const paths = process.argv.slice(2)
if (paths.length === 0) {
  paths.push('/', '/products', '/packages', productPage, packagePage, '/si', '/ta')
}
const rounds = Number(process.env.ROUNDS ?? 5)
const others = process.env.BESIDE?.split(',') ?? []

await visitDemoShop(async (browser, shopUrl) => {
  print('', 'shop', ['blocking', 'all CPU', 'longest', ...kinds])
  for (const path of paths) {
    const shops = [shopUrl, ...others].map((url) => ({ url, works: [] as MainThread[] }))
    for (let round = 0; round < rounds; round++) {
      for (const { url, works } of shops) works.push(await open(browser, url + path))
    }
    for (const { url, works } of shops) {
      print(path, url === shopUrl ? 'this' : `:${new URL(url).port}`, figuresOf(works))
    }
  }
})

/** Opens a page with nothing cached on the phone that Lighthouse stands for, and traces it until it is at rest. */
async function open(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext(devices['Moto G4'])
  try {
    const page = await context.newPage()
    await browser.startTracing(page, { categories: traceCategories })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The cover is over. Asking the page whether it is would run Playwright's script in it.
    await page.waitForTimeout(2500)
    const trace = await browser.stopTracing()
    return mainThreadOf(JSON.parse(trace.toString()))
  } finally {
    await context.close()
  }
}

function figuresOf(works: readonly MainThread[]): number[] {
  return [
    median(works.map(({ blockingMs }) => blockingMs)),
    median(works.map(({ cpuMs }) => cpuMs)),
    median(works.map(({ longestMs }) => longestMs)),
    ...kinds.map((kind) => median(works.map(({ byKind }) => byKind[kind]))),
  ]
}

function print(path: string, shop: string, figures: readonly (string | number)[]): void {
  const cells = figures.map((each) => (typeof each === 'string' ? each : each.toFixed(1)))
  console.log(path.padEnd(28) + shop.padEnd(7) + cells.map((each) => each.padStart(11)).join(''))
}
