import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { aCustomer } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { lookAgain } from '../look-again.ts'
import { settingOf } from '../settings-page.ts'

const conflict = 'Somebody else has changed this since you opened it'

test('what is typed into a setting stays when somebody else saves it, and is not saved over theirs', async ({
  page,
}) => {
  await anOperator(page)
  try {
    await page.goto('/admin/settings')
    const setting = settingOf(page, 'Seller on invoices')
    const seller = setting.getByRole('textbox')
    await seller.fill('Perera Traders')
    await changeSetting(page, 'invoices.seller', 'Perera and Sons')
    await lookAgain(page, '**/api/admin/settings')
    await expect(setting).toContainText('Changed by')
    await expect(seller).toHaveValue('Perera Traders')
    await setting.getByRole('button', { name: 'Save' }).click()
    await expect(setting).toContainText(conflict)
    await expect(seller).toHaveValue('Perera Traders')
    await setting.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(seller).toHaveValue('Perera and Sons')
    await seller.fill('Perera Traders')
    await setting.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved: Seller on invoices')).toBeVisible()
    await expect(seller).toHaveValue('Perera Traders')
  } finally {
    await changeSetting(page, 'invoices.seller', '')
  }
})

test('the reason for blocking a customer stays when somebody else changes the customer', async ({
  page,
  request,
}) => {
  const { id: customerId } = await aCustomer(request)
  await anOperator(page)
  await page.goto(`/admin/customers/${customerId}`)
  const panel = page.getByRole('group').filter({ hasText: 'Block this customer' })
  await panel.getByText('Block this customer').first().click()
  const reason = panel.getByRole('textbox')
  await reason.fill('Orders and never pays')
  const params = { customerId }
  const { version } = await call(page.request, 'GET /admin/customers/{customerId}', { params })
  const body = { isAllowed: true, version }
  await call(page.request, 'PUT /admin/customers/{customerId}/large-orders', { params, body })
  await lookAgain(page, `**/api/admin/customers/${customerId}`)
  await expect(reason).toHaveValue('Orders and never pays')
  await panel.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(panel).toContainText(conflict)
  await expect(reason).toHaveValue('Orders and never pays')
})
