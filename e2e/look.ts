import type { Locator } from '@playwright/test'
import type { Page } from './fixtures.ts'

/** Keeps a picture where somebody wants to look at the screens. */
export async function look(page: Page, name: string, part?: Locator) {
  const folder = process.env.SCREENS
  if (!folder) return
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await (part ?? page).screenshot({ path: `${folder}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
