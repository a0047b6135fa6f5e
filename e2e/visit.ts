import type { Page, Response } from '@playwright/test'

/** Opens a page of the storefront and waits for its script, as a customer does before pressing anything. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilInteractive(page)
  return response
}

/** Loads the page again, and waits for its script. */
export async function reload(page: Page) {
  await page.reload()
  await untilInteractive(page)
}

/** Opens a page from another one by a link of the top bar, so that the browser itself loads its data. */
export async function followTopBar(page: Page, link: string) {
  await visit(page, '/terms-conditions')
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
}

/** Waits for the script of a page that was not opened by `visit`. */
export async function untilInteractive(page: Page) {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}
