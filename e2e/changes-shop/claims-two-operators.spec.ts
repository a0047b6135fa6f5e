import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { claimMissing } from '../claiming.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { lookAgain } from '../look-again.ts'
import { aPaidOrder } from '../paid-order.ts'

test.beforeEach(async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.claims', true)
})

test.afterEach(({ page }) => changeSetting(page, 'orders.claims', false))

test('what is typed about a claim stays when somebody else decides it first', async ({ page }) => {
  const { orderId, lineId } = await aClaim(page)
  await page.goto(`/admin/orders/${orderId}`)
  const office = page.getByRole('region', { name: 'Claims' })
  await office.locator('summary').click()
  const form = office.getByRole('form')
  await form.getByRole('radio').last().check()
  await form.getByLabel('Answer').fill('It was weighed twice')
  const decision = { decision: 'REFUSED', units: 0, answer: 'It was there' }
  await call(page.request, 'POST /admin/claim-lines/{lineId}/decision', {
    params: { lineId },
    body: { ...decision, requestKey: crypto.randomUUID() },
  })
  await lookAgain(page, /\/admin\/orders\/\d+\/claims$/)
  await expect(form.getByLabel('Answer')).toHaveValue('It was weighed twice')
  await form.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decide' }).click()
  await expect(form.getByRole('alert')).toContainText('Somebody else has decided this already')
  await form.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(office).toContainText('It was there')
  await expect(form).toHaveCount(0)
})

test('an order whose claims cannot be loaded says so', async ({ page, consoleErrors }) => {
  const { orderId } = await aClaim(page)
  const claims = /\/admin\/orders\/\d+\/claims$/
  await page.route(claims, (route) => route.abort())
  await page.goto(`/admin/orders/${orderId}`)
  const office = page.getByRole('region', { name: 'Claims' })
  await expect(office.getByRole('heading')).toHaveText('Claims')
  await expect(office.getByRole('alert')).toBeVisible()
  await page.unroute(claims)
  await office.getByRole('button', { name: 'Try again' }).click()
  await expect(office.locator('summary')).toHaveText('Decide')
  consoleErrors.length = 0
})

async function aClaim(page: Page) {
  const { token } = await aPaidOrder(page, 'Ruwan Silva')
  return claimMissing(page, token, 'REFUND')
}
