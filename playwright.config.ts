import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const port = Number(process.env.PORT ?? 3200)
const baseURL = addressAt(port)
/** Of a shop of their own: tests that change the catalogue or the checkout, which all others share. */
const changedPort = port + 1
export const desktop = { width: 1280, height: 800 }
const changesShop = 'e2e/changes-shop/**'
/** These look at pictures, letters or widths. All others run without pictures, which take a fifth of the time. */
const looksAtPages = 'e2e/looks/**'
const isRoot = process.getuid?.() === 0

export const launchOptions = {
  executablePath: findChromium(),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    // Chromium's own requests would wait for a network that a test machine does not have.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
}
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Two keep two cores busy; the third works while another waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long enough for a machine with other work; a test that passes does not wait for them.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en-LK',
    timezoneId: 'Asia/Colombo',
    // Only the tests of animations have any: all others would wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace would take a quarter longer; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // The first, since it takes longest.
    {
      name: 'changes-shop',
      testMatch: changesShop,
      // One after the other: each changes settings, areas or goods that the others' orders depend on.
      workers: 1,
      use: { viewport: desktop, baseURL: addressAt(changedPort) },
    },
    {
      name: 'desktop',
      testIgnore: [changesShop, looksAtPages],
      grepInvert: /@phone-only/,
      use: { viewport: desktop, launchOptions: withoutPictures },
    },
    {
      name: 'looks',
      testMatch: looksAtPages,
      grepInvert: /@phone-only/,
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testIgnore: changesShop,
      // Tests of what differs on a small screen; the rest is tested on the desktop.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: [port, changedPort].map((each) => ({
    command: `"${process.execPath}" server/testing/demo-shop.ts`,
    env: { PORT: String(each), PUBLIC_URL: addressAt(each) },
    url: `${addressAt(each)}/readyz`,
    // A machine with other work takes a minute and more to seed two shops.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  })),
})

function addressAt(shopPort: number): string {
  return `http://localhost:${shopPort}`
}
