import type { Page } from './fixtures.ts'

/** Opens the page of a customer, and writes down a reason to block them. */
export async function openBlocking(page: Page, customerId: number) {
  await page.goto(`/admin/customers/${customerId}`)
  const panel = page.getByRole('group').filter({ hasText: 'Block this customer' })
  await panel.getByText('Block this customer').first().click()
  const reason = panel.getByRole('textbox')
  await reason.fill('Orders and never pays')
  return { panel, reason, block: panel.getByRole('button', { name: 'Block', exact: true }) }
}
