import { maximumId } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { plugInAuthenticator } from './authenticator.ts'
import { aNewOperator, anOperator } from './back-office.ts'
import { openBlocking } from './block-panel.ts'
import { call } from './call.ts'
import { aCustomer, enterAsNewcomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

/** Pages of one thing each: what is said when there is no such thing, and the list that it leads back to. */
const pages = [
  ['/products', 'There is no such product.', 'Products'],
  ['/packages', 'There is no such package.', 'Packages'],
  ['/charities', 'There is no such charity.', 'Charities'],
  ['/orders', 'There is no such order.', 'Orders'],
  ['/customers', 'There is no such customer.', 'Customers'],
  ['/inbox/messages', 'There is no such message.', 'Messages'],
  ['/inbox/mails', 'There is no such mail.', 'Sent mails'],
  ['/translations/product', 'There is nothing to translate here.', 'Translations'],
] as const

const absentIds = [maximumId, maximumId + 1, '9223372036854775808', 'tea'] as const

test('a page of what never existed says so, and leads back to the list', async ({ page }) => {
  await anOperator(page)
  for (const [path, words, list] of pages) {
    for (const id of absentIds) {
      await page.goto(`/admin${path}/${id}`)
      await expect(page.getByRole('alert')).toHaveText(words)
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: /^All / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
  }
})

test('an order to be picked whose number is none is no page', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/picking/tea')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here')
})

test('a change of what is gone asks once whether the session has ended', async ({ page }) => {
  const email = `gone${Date.now()}@example.com`
  await page.request.post('/api/newsletter', { data: { email } })
  await anOperator(page)
  await page.goto(`/admin/inbox/newsletter?search=${email}`)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const query = { search: email }
  const { items } = await call(page.request, 'GET /admin/newsletter-subscriptions', { query })
  const params = { subscriptionId: items[0]?.subscriptionId ?? 0 }
  await call(page.request, 'DELETE /admin/newsletter-subscriptions/{subscriptionId}', { params })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/session')) asked += 1
  })
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This address is not in the newsletter any more.',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing here.')).toBeVisible()
  expect(asked).toBe(1)
})

/** Erases a customer in the back office, as somebody else does while a page is open. */
async function erase(page: Page, { id: customerId, email }: { id: number; email: string }) {
  const erasure = { params: { customerId }, body: { email } }
  await call(page.request, 'POST /admin/customers/{customerId}/erasure', erasure)
}

test('who answers a message of somebody who is erased in the meantime reads that it is gone', async ({
  page,
}) => {
  const { customer, calls } = await enterAsNewcomer(page)
  const { name, email } = customer
  await calls.post('/dashboard/get-in-touch', { name, email, message: 'Do you have wood apples?' })
  await anOperator(page)
  await page.goto(`/admin/inbox?search=${email}`)
  await page.getByRole('link', { name, exact: true }).click()
  const answer = page.getByLabel('Your answer')
  await answer.fill('From June on.')
  await erase(page, customer)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('form', { name: 'Answer' }).getByRole('alert')).toHaveText(
    'There is no such message any more.',
  )
  await expect(answer).toHaveValue('From June on.')
})

test('who marks a message or hides feedback of somebody who is erased in the meantime reads so, and the row goes', async ({
  page,
}) => {
  const { customer, calls } = await enterAsNewcomer(page)
  const { name, email } = customer
  const message = `Where are the limes of ${email}?`
  await calls.post('/dashboard/get-in-touch', { name, email, message })
  await calls.post('/feedback', { name, feedbackCount: 4, message })
  await anOperator(page)
  const other = await page.context().newPage()
  await other.goto(`/admin/inbox/feedback?search=${email}`)
  await page.goto(`/admin/inbox?search=${email}`)
  const mark = page.getByRole('button', { name: `Mark as answered what ${name} wrote` })
  const hide = other.getByRole('button', { name: `Hide what ${name} says` })
  await expect(mark).toBeVisible()
  await expect(hide).toBeVisible()
  await erase(page, customer)
  await mark.click()
  await expect(page.getByText('There is no such message any more.')).toBeVisible()
  await expect(page.getByText('Nothing here.')).toBeVisible()
  await hide.click()
  await expect(other.getByText('There is no such feedback any more.')).toBeVisible()
  await expect(other.getByText('Nothing here.')).toBeVisible()
  await other.close()
})

test('who erases or blocks a customer that somebody else has erased reads that there is none any more', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await anOperator(page)
  const { panel, block } = await openBlocking(page, customer.id)
  await erase(page, customer)
  const gone = 'There is no such customer any more.'
  await block.click()
  await expect(panel.getByRole('alert')).toHaveText(gone)
  await page.getByRole('button', { name: 'Erase all of it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Type ${customer.email} to confirm`).fill(customer.email)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(gone)
})

test('once an address of the newsletter or a category is removed, the keyboard goes on at the beginning of the content', async ({
  page,
}) => {
  const email = `unsubscribed${Date.now()}@example.com`
  await page.request.post('/api/newsletter', { data: { email } })
  await anOperator(page)
  const name = `Vinegars ${Date.now()}`
  await call(page.request, 'POST /admin/categories', { body: { name } })
  for (const [path, thing] of [
    [`/admin/inbox/newsletter?search=${email}`, email],
    ['/admin/categories', name],
  ] as const) {
    await page.goto(path)
    const removal = page.getByRole('button', { name: `Remove ${thing}` })
    await removal.press('Enter')
    await page.keyboard.press('Escape')
    await expect(removal).toBeFocused()
    await removal.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(removal).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('who changes or removes an operator that somebody else has removed reads that there is none', async ({
  page,
}) => {
  const other = await aNewOperator(page)
  const { password } = await anOperator(page)
  const operators = await call(page.request, 'GET /admin/operators')
  const operatorId = operators.find(({ email }) => email === other.email)?.id ?? 0
  await page.goto('/admin/account')
  const listed = page.getByRole('listitem').filter({ hasText: other.email })
  const dialog = page.getByRole('dialog')
  await listed.getByRole('button', { name: /^Remove/ }).click()
  const removal = { params: { operatorId }, body: { password } }
  await call(page.request, 'POST /admin/operators/{operatorId}/removal', removal)
  await dialog.getByRole('textbox', { name: /password/i }).fill(password)
  await dialog.getByRole('button', { name: /^Remove/ }).click()
  await expect(dialog.getByRole('alert')).toHaveText('There is no such operator.')
  await page.keyboard.press('Escape')
  await expect(listed).toHaveCount(0)
})

test('who removes a passkey that another tab has removed reads that there is none any more', async ({
  page,
}) => {
  const { password } = await anOperator(page)
  await plugInAuthenticator(page)
  await page.goto('/admin/account')
  const addition = page.getByRole('form', { name: 'Add a passkey' })
  await addition.getByLabel('Name of the passkey').fill('Tablet of the shop')
  await addition.getByRole('textbox', { name: /password/i }).fill(password)
  await addition.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Remove: Tablet of the shop' }).click()
  const passkeys = await call(page.request, 'GET /admin/passkeys')
  await call(page.request, 'POST /admin/passkeys/{passkeyId}/removal', {
    params: { passkeyId: passkeys[0]?.id ?? 0 },
    body: { password },
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /password/i }).fill(password)
  await dialog
    .getByRole('form')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(dialog.getByRole('alert')).toHaveText('There is no such passkey any more.')
})
