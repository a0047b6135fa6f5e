import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, test } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'

test('the audit log says in rupees what an operator has given back', async ({ page }) => {
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await anOperator(page)
  await call(page.request, 'POST /admin/orders/{orderId}/credits', {
    params: { orderId },
    body: {
      ...{ kind: 'GOODWILL', amount: 120.5, reason: 'A bruised mango', refund: 'BY_HAND' },
      ...{ version: 1, requestKey: crypto.randomUUID() },
    },
  })
  await page.goto(`/admin/audit-log?subjectKind=order&subjectId=${orderId}`)
  const entry = page.getByRole('row').filter({ hasText: 'give money back' })
  await expect(entry).toContainText('credit:LKR\u00a0120.50')
  await expect(entry).toContainText('refund:LKR\u00a0120.50')
})

test('the audit log is searched for changes of settings', async ({ page }) => {
  const { email } = await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  await changeSetting(page, 'orders.picking', false)
  await page.goto(`/admin/audit-log?operator=${email}`)
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
  await page.getByLabel('Kind').selectOption('Settings')
  await expect(rows.filter({ hasText: 'setting orders.picking' })).toHaveCount(2)
  // The first is the heading.
  await expect(rows).toHaveCount(3)
})
