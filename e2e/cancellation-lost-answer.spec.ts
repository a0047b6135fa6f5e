import { call } from './call.ts'
import { enter } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
import { aPaidOrder } from './paid-order.ts'
import { visit } from './visit.ts'

/** The question whether a paid order is to be cancelled. */
async function askedToCancel(page: Page) {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  const [order] = await call(page.request, 'GET /orders', { token: customer.token })
  await enter(page, customer)
  await visit(page, `/orders?order=${order?.orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  return page.getByRole('alertdialog')
}

test('who cancels an order reads that it is cancelled, although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  const question = await askedToCancel(page)
  await loseNextResponse(page, '**/cancellation', 'PUT')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('could not be cancelled')).toHaveCount(0)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('who has confirmed the cancellation cannot keep the order while it is under way', async ({
  page,
}) => {
  const question = await askedToCancel(page)
  const cancellation = await hold(page, /\/cancellation$/)
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await cancellation.reached(1)
  // Clicked like a customer who does not know that it is disabled.
  await question.getByRole('button', { name: 'Keep order' }).click({ force: true })
  await expect(question).toBeVisible()
  await cancellation.release()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(question).toHaveCount(0)
})
