import { anOperator } from '../back-office.ts'
import { readyToOrder, summary } from '../checkout-shop.ts'
import { addMornings, removeWindows } from '../delivery-areas.ts'
import { expect, test } from '../fixtures.ts'

test('times that cannot be loaded say so also without a line, and keep the keyboard’s place when asked for again', async ({
  page,
  request,
  consoleErrors,
}) => {
  await anOperator(page)
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6])
  try {
    const refused = { status: 429, contentType: 'text/html', body: '<h1>Slow down</h1>' }
    await page.route('**/api/delivery/slots*', (route) => route.fulfill(refused))
    await readyToOrder(page, request)
    const times = summary(page).getByRole('group', { name: 'Delivery time' })
    const tryAgain = times.getByRole('button', { name: 'Try again' })
    await expect(times.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/delivery/slots*')
    await page.context().setOffline(true)
    await tryAgain.press('Enter')
    await expect(times).toBeFocused()
    await expect(times.getByRole('alert')).toBeVisible()

    await page.context().setOffline(false)
    await expect(times.getByRole('radio').first()).toBeVisible()
  } finally {
    await page.context().setOffline(false)
    await removeWindows(page)
  }
  // Of the line that was away.
  consoleErrors.length = 0
})
