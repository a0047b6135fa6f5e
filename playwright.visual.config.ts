// `npm run visual`: compares every page with pictures of itself. Decision: docs/decisions/0066-visual-tests.md.
import { defineConfig } from '@playwright/test'
import tests, { desktop, launchOptions } from './playwright.config.ts'

// Each worker opens a shop of its own.
const { webServer: _, projects: __, ...common } = tests

export default defineConfig({
  ...common,
  testMatch: 'visual/*.visual.ts',
  workers: 2,
  // Each test takes dozens of pictures.
  timeout: 300_000,
  expect: {
    ...common.expect,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
      stylePath: 'e2e/visual/still.css',
      // The pictures have 256 colours, and another build of Chromium may draw edges a little differently.
      threshold: 0.1,
      maxDiffPixels: 100,
    },
  },
  use: {
    ...common.use,
    viewport: desktop,
    // Playwright stills a page with a style sheet in it, which the shop's policy would refuse.
    bypassCSP: true,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        // The headless shell fits letters to pixels in another way unless it is told to do as Chromium does.
        '--font-render-hinting=slight',
        // Pictures far below the screen are in a picture of the page too.
        '--blink-settings=lazyLoadEnabled=false',
      ],
    },
  },
})
