import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
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
  const [order] = await call(page.request, 'GET /orders', { token })
  if (!order) throw new Error('Nothing was ordered')
  const { orderId } = order
  const params = { orderId }
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  const body = { orders: [{ orderId, version }] }
  await call(page.request, 'POST /admin/order-completions', { body })
  const { goods } = await call(page.request, 'GET /orders/{orderId}/claims', { token, params })
  const wished = { kind: 'MISSING', units: 1, wish: 'REPLACEMENT', words: '', photoIds: [] }
  const lines = goods.slice(0, 1).map((each) => ({ goods: each.goods, ...wished }))
  const claim = { orderId, lines, requestKey: crypto.randomUUID() }
  await call(page.request, 'POST /claims', { token, body: claim })
  const { claims } = await call(page.request, 'GET /admin/orders/{orderId}/claims', { params })
  const lineId = claims[0]?.lines[0]?.id ?? 0
  const decision = { decision: 'REPLACED', units: 1, answer: 'We bring it', refund: 'BY_HAND' }
  await call(page.request, 'POST /admin/claim-lines/{lineId}/decision', {
    params: { lineId },
    body: { ...decision, requestKey: crypto.randomUUID() },
  })
  const { replacements } = await call(page.request, 'GET /admin/orders/{orderId}/claims', {
    params,
  })
  const replacementId = replacements[0]?.replacementId ?? 0
  const picked = lines.map((each) => ({ goods: each.goods, picked: 1 }))
  await call(page.request, 'POST /admin/replacements/{replacementId}/packing', {
    params: { replacementId },
    body: { bags: 1, lines: picked },
  })
  return { orderId, replacementId }
}
