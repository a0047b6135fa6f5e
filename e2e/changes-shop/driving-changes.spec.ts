import { call } from '../call.ts'
import { test } from '../driver.ts'
import { expect } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { loadOf, planRun, planStops } from '../runs-page.ts'

test('a driver who starts a run is told of the order that was cancelled since the page looked last', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
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
})

test('a driver who starts a run is told of the order that was added since the page looked last', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
  const { orderId: known } = await anOrderToWorkOn(page, 'Nimal Perera')
  const { orderId: added } = await anOrderToWorkOn(page, 'Kamala Silva')
  const runId = await planRun(page, { van: 'Van 9', driver: email, loads: [loadOf(known)] })
  await driving.goto('/admin/driving')
  await expect(driving.getByText(`Order ${known}`)).toBeVisible()
  await hold(driving, /\/api\/admin\/driving$/)
  await planStops(page, { runId, loads: [known, added].map(loadOf), version: 2 })

  await driving.getByRole('button', { name: 'Start the run' }).click()
  await expect(driving.getByText('Stop 1 of 2')).toBeVisible()
  await expect(
    driving.getByText(`Order ${added} has come to the run just now: fetch it from the store.`),
  ).toBeVisible()
  await expect(driving.getByText(`Order ${known} has come`)).toHaveCount(0)
})
