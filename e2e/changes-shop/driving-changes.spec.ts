import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { aDriverWithPhone, loadOf, planRun } from '../runs-page.ts'

test('a driver who starts a run is told of the order that was cancelled since the page looked last', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    const { orderId: cancelled } = await anOrderToWorkOn(page, 'Nimal Perera')
    const { orderId: goes } = await anOrderToWorkOn(page, 'Kamala Silva')
    const loads = [cancelled, goes].map(loadOf)
    await planRun(page, { van: 'Van 8', driver: email, loads })
    await driving.goto('/admin/driving')
    await expect(driving.getByText(`Order ${cancelled}`)).toBeVisible()
    await hold(driving, /\/api\/admin\/driving$/)
    await call(page.request, 'POST /admin/orders/{orderId}/cancellation', {
      params: { orderId: cancelled },
      body: { version: 1, reason: 'Asked to', refund: 'BY_HAND' },
    })

    await driving.getByRole('button', { name: 'Start the run' }).click()
    await expect(driving.getByText('Stop 1 of 1')).toBeVisible()
    await expect(
      driving.getByText(`Order ${cancelled} is no longer on the run: leave it in the store.`),
    ).toBeVisible()
    await expect(driving.getByText(`Order ${goes} is no longer`)).toHaveCount(0)
  } finally {
    await close()
    await changeSetting(page, 'delivery.runs', false)
  }
})
