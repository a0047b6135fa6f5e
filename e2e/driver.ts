import { anOperator, changeSetting } from './back-office.ts'
import { test as base, type Page } from './fixtures.ts'
import { aDriverWithPhone } from './runs-page.ts'

/** A test in a shop whose own vans deliver: its page is the operator's, and a driver has a phone of their own. */
export const test = base.extend<{ driver: { driving: Page; email: string } }>({
  driver: async ({ page }, use) => {
    await anOperator(page)
    await changeSetting(page, 'delivery.runs', true)
    const { driving, email, close } = await aDriverWithPhone(page)
    await use({ driving, email })
    await close()
    await changeSetting(page, 'delivery.runs', false)
  },
})
