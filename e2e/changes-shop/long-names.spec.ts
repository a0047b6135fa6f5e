import { expectNoWiderThanScreen } from '../customers.ts'
import { test } from '../driver.ts'
import { expect } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { loadOf, openRuns, phone, planRun } from '../runs-page.ts'

test('a name that nothing parts makes no page of a picker or driver wider than a phone', async ({
  page,
  driver: { driving, email },
}) => {
  const name = `Wijesundara${'Mudiyanselage'.repeat(5)}`
  const { orderId } = await anOrderToWorkOn(page, name)
  await page.setViewportSize(phone)
  for (const path of ['/admin/picking', `/admin/picking/${orderId}`]) {
    await page.goto(path)
    await expect(page.getByText(name)).toBeVisible()
    await expectNoWiderThanScreen(page)
  }
  await openRuns(page)
  await expect(page.getByText(name)).toBeVisible()
  await expectNoWiderThanScreen(page)

  await planRun(page, { van: 'Hand cart', driver: email, loads: [loadOf(orderId)] })
  await driving.goto('/admin')
  await expect(driving.getByText(name)).toBeVisible()
  await expectNoWiderThanScreen(driving)
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await expect(driving.getByRole('heading', { name: 'Next stop' })).toBeVisible()
  await expectNoWiderThanScreen(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  await driving.getByRole('button', { name: 'Save' }).click()
  await expect(driving.getByRole('heading', { name: 'Next stop' })).toHaveCount(0)
  await expectNoWiderThanScreen(driving)
})
