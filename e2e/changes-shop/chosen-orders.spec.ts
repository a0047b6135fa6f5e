import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
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
    const box = (id: number) => page.getByLabel(`Choose order ${id}`, { exact: true })
    for (const id of [picked, ready]) {
      await page.getByLabel('Id, name, phone, transaction').fill(String(id))
      await page.keyboard.press('Enter')
      await box(id).check()
    }
    await expect(box(picked)).toHaveCount(0)
    await call(page.request, 'POST /admin/picking/{orderId}/start', {
      params: { orderId: picked },
      body: { takeOver: false },
    })

    const complete = async () => {
      await page.getByRole('button', { name: 'Complete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
    }
    await complete()
    await expect(page.getByText(/^1 chosen/)).toHaveText(
      `1 chosen. Cannot be completed, so not chosen any more: #${picked}.`,
    )
    await complete()
    await expect(page.getByText(`Order ${ready} completed`)).toBeVisible()
  } finally {
    await changeSetting(page, 'orders.picking', false)
  }
})
