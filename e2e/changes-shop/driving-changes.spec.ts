import { call } from '../call.ts'
import { test } from '../driver.ts'
import { expect, type Page } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { lookAgain } from '../look-again.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { aDriverWithPhone, loadOf, planRun, planStops, startRun } from '../runs-page.ts'

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

/** The office gives a run that has started to another driver. */
function handOn(page: Page, { runId, ...run }: { runId: number; van: string; driver: string }) {
  const body = { ...run, version: 3 }
  return call(page.request, 'PUT /admin/runs/{runId}', { params: { runId }, body })
}

test('what a driver writes at a door is saved although the office gives the run to somebody else', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  const { orderId: later } = await anOrderToWorkOn(page, 'Kamala Silva')
  const loads = [orderId, later].map(loadOf)
  const runId = await planRun(page, { van: 'Hatchback', driver: email, loads })
  await startRun(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  const receivedBy = driving.getByLabel('Who took it?')
  await receivedBy.fill('Mrs. Perera')

  const other = await aDriverWithPhone(page)
  try {
    await handOn(page, { runId, van: 'Hatchback', driver: other.email })
    await lookAgain(driving, /\/api\/admin\/driving$/)
    await expect(driving.getByText('The office has given this run to somebody else.')).toBeVisible()
    await expect(receivedBy).toHaveValue('Mrs. Perera')
    await expect(driving.getByText(`Order ${later}`)).toHaveCount(0)
    await driving.getByRole('button', { name: 'Save' }).click()
    await expect(driving.getByText('No run is planned for you today.')).toBeVisible()

    await other.driving.goto('/admin/driving')
    await expect(other.driving.getByText('Delivered · Mrs. Perera')).toBeVisible()
    await expect(other.driving.getByText('Stop 2 of 2')).toBeVisible()
  } finally {
    await other.close()
  }
})

test('who is refused because the next driver was first reads that the stop is theirs no more', async ({
  page,
  driver,
}) => {
  const { driving, email } = driver
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  const runId = await planRun(page, { van: 'Minibus', driver: email, loads: [loadOf(orderId)] })
  await startRun(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()

  const next = await aDriverWithPhone(page)
  try {
    await handOn(page, { runId, van: 'Minibus', driver: next.email })
    await next.driving.goto('/admin/driving')
    await next.driving.getByRole('button', { name: 'Not accepted' }).click()
    await next.driving.getByRole('button', { name: 'Save' }).click()
    await expect(next.driving.getByText('All stops are done. Thank you!')).toBeVisible()

    await driving.getByRole('button', { name: 'Save' }).click()
    await expect(driving.getByRole('alert')).toHaveText(
      'Something else was said of this stop before, and it is not yours any more. Call the office.',
    )
    await expect(driving.getByText('No run is planned for you today.')).toBeVisible()
  } finally {
    await next.close()
  }
})
