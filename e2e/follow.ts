import { expect, type Page } from './fixtures.ts'

/**
 * Goes to another page as the shop's script does, which then loads what that page shows. A link
 * that is pressed before the script has come loads the whole page instead, so it is tried again.
 */
export async function follow(
  page: Page,
  { from, press }: { from: string; press: () => Promise<unknown> },
) {
  await expect(async () => {
    await page.goto(from)
    const loaded = page.url()
    await press()
    await page.waitForURL((url) => url.href !== loaded)
    const [whole] = await page.evaluate(() => performance.getEntriesByType('navigation'))
    expect(whole?.name).toBe(loaded)
  }).toPass()
}

/** From another page, by the link in the top bar, wherever the screen keeps it. */
export async function followTopBar(page: Page, path: string) {
  const press = () =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click(), path)
  await follow(page, { from: '/terms-conditions', press })
}

/**
 * Reloads a page with its script. Who goes back before that has come sees the right page too, but
 * React complains that the server had sent another.
 */
export async function reloadWhole(page: Page) {
  await page.reload({ waitUntil: 'networkidle' })
}
