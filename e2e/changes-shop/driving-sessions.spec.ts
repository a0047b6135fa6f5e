import { test } from '../driver.ts'
import { expect, type Page } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { loadOf, planRun } from '../runs-page.ts'

/** A planned run on the phone of its driver. */
async function aRunToStart(page: Page, { driving, email }: { driving: Page; email: string }) {
  const { orderId } = await anOrderToWorkOn(page, 'Ruwani Perera')
  await planRun(page, { van: 'Pickup', driver: email, loads: [loadOf(orderId)] })
  await driving.goto('/admin/driving')
  await expect(driving.getByText(`Order ${orderId}`)).toBeVisible()
}

/** Ends the session of the phone, as somebody in another tab does. */
const endSession = (driving: Page) => driving.request.delete('/api/admin/session', { data: {} })

test('a driver whose session has ended is asked to log in, not to wait for a connection', async ({
  page,
  driver,
}) => {
  const { driving } = driver
  await aRunToStart(page, driver)
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await driving.getByRole('button', { name: 'Delivered' }).click()
  await endSession(driving)
  await driving.getByRole('button', { name: 'Save' }).click()
  await expect(driving.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expect(driving.getByText(/^Not sent yet/)).toBeHidden()
})

test('a driver who starts a run after the session has ended is asked to log in', async ({
  page,
  driver,
}) => {
  const { driving } = driver
  await aRunToStart(page, driver)
  await endSession(driving)
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await expect(driving.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
})
