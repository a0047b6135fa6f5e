import type { Page } from './fixtures.ts'

/** Comes back to the page from another one. */
export function comeBack(page: Page) {
  return page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

/** Comes back to the page from another one, until what it shows was loaded again and is drawn. */
export async function lookAgain(page: Page, calls: string | RegExp) {
  const loaded = page.waitForResponse(calls)
  await comeBack(page)
  await (await loaded).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}
