import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const port = Number(process.env.PORT ?? 3200)
const baseURL = `http://localhost:${port}`
const desktop = { width: 1280, height: 800 }
/** What everyone sees is changed last, when nobody counts it any more. */
const changesCatalogue = [
  'back-office-catalogue.spec.ts',
  'back-office-csv.spec.ts',
  'back-office-day.spec.ts',
  'checkout-sold-out.spec.ts',
]
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  // Two use up two cores; the third works while one waits, as a customer does.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long enough for a machine that is busy with other things too: what is right does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en-LK',
    timezoneId: 'Asia/Colombo',
    // Nothing moves but in the tests of what moves: all others would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace would take a quarter longer; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        // Chromium's own errands would wait for networks that a test machine does not have.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: changesCatalogue,
      grepInvert: /@phone-only/,
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testIgnore: changesCatalogue,
      // What a small screen changes; the rest is proven on the desktop.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'catalogue',
      testMatch: changesCatalogue,
      dependencies: ['desktop', 'phone'],
      use: { viewport: desktop },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/testing/demo-shop.ts`,
    env: { PORT: String(port), PUBLIC_URL: baseURL },
    url: `${baseURL}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
