import type { Page } from '@playwright/test'

export const latestOrder = /\/api\/orders\/\d+$/

/** Changes what the payment result reads of the latest order, instead of what was changed before. */
export async function changeLatestOrder(page: Page, facts: object) {
  await page.unroute(latestOrder)
  await page.route(latestOrder, async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, ...facts } })
  })
}
