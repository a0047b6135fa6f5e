import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { choiceOf, chooseEach, completeChosen } from '../chosen-orders.ts'
import { expect, test } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'

test('a chosen order that cannot be completed any more is not chosen any more, also while the list shows others', async ({
  page,
}) => {
  const { orderId: picked } = await anOrderToWorkOn(page, 'Ruwan Herath')
  const { orderId: ready } = await anOrderToWorkOn(page, 'Kamala Herath')
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  try {
    await page.goto('/admin/orders')
    await chooseEach(page, [picked, ready])
    await expect(choiceOf(page, picked)).toHaveCount(0)
    await call(page.request, 'POST /admin/picking/{orderId}/start', {
      params: { orderId: picked },
      body: { takeOver: false },
    })
    await completeChosen(page)
    await expect(page.getByText(/^1 chosen/)).toHaveText(
      `1 chosen. Cannot be completed, so not chosen any more: #${picked}.`,
    )
    await completeChosen(page)
    await expect(page.getByText(`Order ${ready} completed`)).toBeVisible()
  } finally {
    await changeSetting(page, 'orders.picking', false)
  }
})
