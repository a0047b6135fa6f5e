import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { claimMissing } from '../claiming.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { aDriverWithPhone, planRun } from '../runs-page.ts'

test('what is sent again and came back is given back in money below its claims', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { token } = await aPaidOrder(page, 'Ruwan Silva')
  await anOperator(page)
  await changeSetting(page, 'orders.claims', true)
  await changeSetting(page, 'delivery.runs', true)
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    const load = await aReplacement(page, token)
    await planRun(page, { van: 'Van 7', driver: email, loads: [load] })

    await driving.goto('/admin')
    await driving.getByRole('button', { name: 'Start the run' }).click()
    await driving.getByRole('button', { name: 'Nobody at home' }).click()
    await driving.getByRole('button', { name: 'Save' }).click()
    await expect(driving.getByText('All stops are done. Thank you!')).toBeVisible()

    await page.goto(`/admin/orders/${load.orderId}`)
    const again = page.getByRole('form', { name: 'To send again' })
    const kept = again.getByLabel(/^Brought or fetched of /)
    await expect(kept).toHaveValue('1')
    await kept.fill('0')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await again.getByRole('button', { name: 'Save' }).click()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Not delivered')
    const claims = page.getByRole('region', { name: 'Claims' })
    await expect(claims).toContainText('Nothing of it is sent. The money is given back.')
    await expect(again).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Given back' })).toContainText(
      'We could not hand it over, and do not send it again.',
    )
  } finally {
    await close()
    await changeSetting(page, 'delivery.runs', false)
    await changeSetting(page, 'orders.claims', false)
  }
})

/** What is sent again of a customer's newest order, packed for a van. */
async function aReplacement(page: Page, token: string) {
  const { orderId, lineId, lines } = await claimMissing(page, token, 'REPLACEMENT')
  const decision = { decision: 'REPLACED', units: 1, answer: 'We bring it', refund: 'BY_HAND' }
  await call(page.request, 'POST /admin/claim-lines/{lineId}/decision', {
    params: { lineId },
    body: { ...decision, requestKey: crypto.randomUUID() },
  })
  const { replacements } = await call(page.request, 'GET /admin/orders/{orderId}/claims', {
    params: { orderId },
  })
  const replacementId = replacements[0]?.replacementId ?? 0
  const picked = lines.map((each) => ({ goods: each.goods, picked: 1 }))
  await call(page.request, 'POST /admin/replacements/{replacementId}/packing', {
    params: { replacementId },
    body: { bags: 1, lines: picked },
  })
  return { orderId, replacementId }
}
