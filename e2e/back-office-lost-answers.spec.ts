import { expectAccessible } from './accessibility.ts'
import { anOperator, enrol, invitationIn } from './back-office.ts'
import { openBlocking } from './block-panel.ts'
import { aCustomer, expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'

test('who sends a change again whose answer was lost reads that it may be done', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { id: customerId } = await aCustomer(request)
  await anOperator(page)
  const { panel, block } = await openBlocking(page, customerId)

  await loseNextResponse(page, '**/block', 'PUT')
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

test('an invitation whose answer was lost is given again, and sets up the second step', async ({
  page,
  request,
  browser,
  consoleErrors,
}) => {
  const { email, password } = await aCustomer(request)
  const owner = await anOperator(page)
  await page.goto('/admin/account')
  const form = page.getByRole('form', { name: 'Add an operator' })
  await form.getByLabel(/^Email/).fill(email)
  await form.getByRole('checkbox', { name: /^Driver/ }).check()
  await form.getByLabel(/^Your password/).fill(owner.password)
  await loseNextResponse(page, '**/admin/operators')
  const add = form.getByRole('button', { name: 'Add operator' })
  await add.click()
  await expect(form.getByRole('alert')).toContainText('Network error')
  const listed = page.getByRole('listitem').filter({ hasText: email })
  await expect(listed).toContainText('has not logged in yet')
  await add.click()
  await expect(form.getByRole('alert')).toContainText('This is an operator already.')

  await listed.getByRole('button', { name: `Invite again ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`The invitation that ${email} has`)
  await dialog.getByLabel(/^Your password/).fill(owner.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make a new invitation' }).click()
  await expect(page.getByRole('status').getByText(/Give this invitation/)).toContainText(email)
  const invitation = invitationIn(await page.getByRole('code').innerText())
  const theirs = await browser.newPage()
  await enrol(theirs, { email, password, invitation })
  await theirs.close()

  await page.reload()
  await expect(listed).not.toContainText('has not logged in yet')
  await listed.getByRole('button', { name: `Invite again ${email}` }).click()
  await expect(dialog).toContainText(`${email} is logged out`)
  await expectNoWiderThanScreen(page)
  // Of the response that was lost.
  consoleErrors.length = 0
})
