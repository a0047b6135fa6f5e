import { call } from './call.ts'
import { enter } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { aPaidOrder } from './paid-order.ts'
import { visit } from './visit.ts'

test('who cancels an order reads that it is cancelled, although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  const [order] = await call(page.request, 'GET /orders', { token: customer.token })
  await enter(page, customer)
  await visit(page, `/orders?order=${order?.orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await loseNextResponse(page, '**/cancellation', 'PUT')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('could not be cancelled')).toHaveCount(0)
  // Of the response that was lost.
  consoleErrors.length = 0
})
