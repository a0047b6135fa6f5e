import { anOperator, changeSetting } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { aDriverWithPhone, loadOf, planRun } from '../runs-page.ts'

test('who drives a run by keyboard goes on where the run goes on', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
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
  } finally {
    await close()
    await changeSetting(page, 'delivery.runs', false)
  }
})
