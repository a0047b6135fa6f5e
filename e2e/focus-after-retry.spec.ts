import { enterAsNewcomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { followTopBar, visit } from './visit.ts'

const lists = [
  {
    name: 'the profile',
    calls: '**/api/user/erasure',
    open: (page: Page) => visit(page, '/userprofile'),
    heading: 'Your data',
  },
  {
    name: 'orders',
    calls: '**/api/orders*',
    open: (page: Page) => visit(page, '/orders'),
    heading: 'Orders',
  },
  {
    name: 'own packages',
    calls: '**/api/custom-packages',
    open: (page: Page) => visit(page, '/mypackages'),
    heading: 'My Custom Packages',
  },
  {
    name: 'the home page',
    calls: '**/api/packages*',
    open: (page: Page) => followTopBar(page, 'JOY Box, home'),
    heading: 'Fresh Deals. Fresh Meals',
  },
]

for (const { name, calls, open, heading } of lists) {
  test(`the focus stays in its part of the page when ${name} can be loaded after all`, async ({
    page,
    consoleErrors,
  }) => {
    await enterAsNewcomer(page)
    let isFailing = true
    await page.route(calls, (route) => (isFailing ? route.abort() : route.fallback()))
    await open(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    isFailing = false
    await retry.press('Enter')
    await expect(retry).toHaveCount(0)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeFocused()
    // Of the calls that failed.
    consoleErrors.length = 0
  })
}
