import { anOperator } from './back-office.ts'
import { aCustomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'

test('who sends a change again whose answer was lost reads that it may be done', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { id: customerId } = await aCustomer(request)
  await anOperator(page)
  await page.goto(`/admin/customers/${customerId}`)
  const panel = page.getByRole('group').filter({ hasText: 'Block this customer' })
  await panel.getByText('Block this customer').first().click()
  await panel.getByRole('textbox').fill('Orders and never pays')

  await loseNextResponse(page, '**/block', 'PUT')
  const block = panel.getByRole('button', { name: 'Block', exact: true })
  const failure = panel.getByRole('alert')
  await block.click()
  await expect(failure).toContainText('Network error. Please check your connection and try again.')
  for (const _press of ['second', 'third']) {
    await block.click()
    await expect(failure).toContainText('Somebody else has changed this since you opened it')
    await expect(failure).toContainText('perhaps it was done then')
  }

  await panel.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(page.getByRole('group').filter({ hasText: 'Unblock this customer' })).toBeVisible()
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('what was removed goes from the list though the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  const email = `lost${Date.now()}@example.com`
  await page.request.post('/api/newsletter', { data: { email } })
  await anOperator(page)
  await page.goto(`/admin/inbox/newsletter?search=${email}`)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const dialog = page.getByRole('dialog')

  await loseNextResponse(page, '**/newsletter-subscriptions/*', 'DELETE')
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('Network error')
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('perhaps it was done then')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0)
  await expect(page.getByText('Nothing here.')).toBeVisible()
  // Of the response that was lost.
  consoleErrors.length = 0
})
