import { expectNoWiderThanScreen } from '../customers.ts'
import { test } from '../driver.ts'
import { expect } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { paper } from '../paper.ts'
import { colomboDay, loadOf, openRuns, phone, planRun } from '../runs-page.ts'

test('a name that nothing parts makes no page wider than a phone, and no sheet wider than paper', async ({
  page,
  driver: { driving, email },
}) => {
  const name = `Wijesundara${'Mudiyanselage'.repeat(6)}`
  const { orderId } = await anOrderToWorkOn(page, name)
  await page.setViewportSize(phone)
  for (const path of ['/admin/picking', `/admin/picking/${orderId}`]) {
    await page.goto(path)
    await expect(page.getByText(name)).toBeVisible()
    await expectNoWiderThanScreen(page)
  }
  await page.setViewportSize({ width: 1024, height: 740 })
  await page.goto(`/admin/orders?search=${orderId}`)
  const list = page.getByRole('table', { name: 'Orders', exact: true })
  await expect(list.getByText(name)).toBeVisible()
  const width = await list.evaluate((table) => table.getBoundingClientRect().right)
  expect(width).toBeLessThanOrEqual(1024)
  await page.setViewportSize(phone)
  await openRuns(page)
  await expect(page.getByText(name)).toBeVisible()
  await expectNoWiderThanScreen(page)

  const loads = [loadOf(orderId)]
  const runId = await planRun(page, { van: 'Hand cart', driver: email, loads })
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const sheets = [
    `/admin/orders/print/picking?ids=${orderId}`,
    `/admin/orders/print/slips?ids=${orderId}`,
    `/admin/runs/${colomboDay(0)}/${runId}/print`,
  ]
  for (const sheet of sheets) {
    await page.goto(sheet)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNoWiderThanScreen(page)
  }

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
