import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

const nothing = { orders: 0, amount: 0 }

/** Nothing was sold yesterday; last week half as much was, and more after this moment. */
async function openDashboard(page: Page) {
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch()
    const { periods, ...figures } = await response.json()
    const [today, week, month] = periods
    const changed = [
      { ...today, soldEarlier: { ...today.soldEarlier, ...nothing } },
      {
        ...week,
        sold: { ...week.sold, orders: 2, amount: 10_000 },
        soldEarlier: { ...week.soldEarlier, orders: 1, amount: 5000 },
        soldEarlierInAll: { ...week.soldEarlierInAll, orders: 2, amount: 8000 },
      },
      month,
    ]
    await route.fulfill({ json: { ...figures, periods: changed } })
  })
  await page.goto('/admin')
}

test('the table of the last days shows whole rows: those of a week, or all', async ({ page }) => {
  await anOperator(page)
  await openDashboard(page)
  const days = page.getByRole('table', { name: 'What each day sold' })
  // The heads of the columns are a row too.
  await expect(days.getByRole('row')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show all 30 days' }).click()
  await expect(days.getByRole('row')).toHaveCount(31)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => getComputedStyle(each).overflowY !== 'visible')
      .filter((each) => each.querySelector('tr') && each.scrollHeight > each.clientHeight + 1)
      .map(({ className }) => className),
  )
  expect(cut).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the last 7 days only' }).click()
  await expect(days.getByRole('row')).toHaveCount(8)
})

test('bars compare: beside nothing there are none', async ({ page }) => {
  await anOperator(page)
  await openDashboard(page)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('Against yesterday by now: nothing then')
  await expect(today.locator('img')).toHaveCount(0)
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week).toContainText('Against last week by now: 100% more')
  await expect(week.locator('img')).toHaveCount(3)
})

test('the figures of the day are large, on any screen', { tag: '@phone' }, async ({ page }) => {
  await anOperator(page)
  await openDashboard(page)
  const figure = page.getByRole('region', { name: 'This week' }).getByText('10,000.00')
  const size = await figure.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  expect(size).toBeGreaterThanOrEqual(40)
  await expectNoWiderThanScreen(page)
  await expectAccessible(page)
})
