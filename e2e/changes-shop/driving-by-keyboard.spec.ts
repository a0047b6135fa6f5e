import { test } from '../driver.ts'
import { expect } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { loadOf, planRun } from '../runs-page.ts'

test('who drives a run by keyboard goes on where the run goes on', async ({ page, driver }) => {
  const { driving, email } = driver
  const orders = [
    await anOrderToWorkOn(page, 'Nimal Perera'),
    await anOrderToWorkOn(page, 'Kamala Silva'),
  ]
  const loads = orders.map(({ orderId }) => loadOf(orderId))
  await planRun(page, { van: 'Van 9', driver: email, loads })

  await driving.goto('/admin')
  const heading = (name: string | RegExp) => driving.getByRole('heading', { name })
  const press = (name: string) => driving.getByRole('button', { name }).press('Enter')
  await press('Start the run')
  await expect(heading(/^Van 9/)).toBeFocused()
  await press('Not left after all')
  await expect(driving.getByRole('button', { name: 'Start the run' })).toBeVisible()
  await expect(heading(/^Van 9/)).toBeFocused()
  await press('Start the run')
  await press('Delivered')
  await expect(heading('Delivered')).toBeFocused()
  await press('Back')
  await expect(heading('Next stop')).toBeFocused()
  await press('Nobody at home')
  await expect(heading('Nobody at home')).toBeFocused()
  await press('Save')
  await expect(driving.getByText('Stop 2 of 2')).toBeVisible()
  await expect(heading(/^Van 9/)).toBeFocused()
})

test('a driver sees that a run has not left after all although the answer was lost', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
  const { orderId } = await anOrderToWorkOn(page, 'Ravi Perera')
  await planRun(page, { van: 'Three-wheeler', driver: email, loads: [loadOf(orderId)] })
  await driving.goto('/admin')
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await loseNextResponse(driving, '**/start-undo')
  await driving.getByRole('button', { name: 'Not left after all' }).click()
  await expect(driving.getByRole('button', { name: 'Start the run' })).toBeVisible()
})
