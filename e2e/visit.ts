import type { Page, Response } from '@playwright/test'

/** Opens a page of the storefront as a customer does, who presses nothing before its script is there. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilInteractive(page)
  return response
}

/** The same page, loaded once more. */
export async function reload(page: Page) {
  await page.reload()
  await untilInteractive(page)
}

/** Comes from another page by a link of the top bar, so that the browser itself loads what the page shows. */
export async function followTopBar(page: Page, link: string) {
  await visit(page, '/terms-conditions')
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
}

/** Waits for the script of a page that was reached by other ways than `visit`. */
export async function untilInteractive(page: Page) {
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset)
}
