import { call } from './call.ts'
import { enter } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
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

test('who has confirmed the cancellation cannot keep the order while it is under way', async ({
  page,
}) => {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  const [order] = await call(page.request, 'GET /orders', { token: customer.token })
  await enter(page, customer)
  await visit(page, `/orders?order=${order?.orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const cancellation = await hold(page, /\/cancellation$/)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await cancellation.reached(1)
  // Clicked like a customer who does not know that it is disabled.
  await question.getByRole('button', { name: 'Keep order' }).click({ force: true })
  await expect(question).toBeVisible()
  await cancellation.release()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(question).toHaveCount(0)
})
