import { expectAccessible } from './accessibility.ts'
import { anOperator, areasOf, enrol, invitationIn } from './back-office.ts'
import { call } from './call.ts'
import { enter, expectNoWiderThanScreen } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { lookAgain } from './look-again.ts'
import { mailboxOf } from './mailbox.ts'
import { aPaidOrder } from './paid-order.ts'
import { fillNewPassword } from './password-reset-page.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a picker finds goods and stock, and nothing about customers', async ({ page }) => {
  await anOperator(page, ['PICKER'])
  await page.goto('/admin')
  // The first area of the picker takes the place of the dashboard.
  await expect(title(page, 'Products')).toBeVisible()
  expect(await areasOf(page)).toEqual(['Products', 'Packages', 'Account'])
  await page.goto('/admin/products')
  await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('Also called')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Product' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByLabel('What', { exact: true }).getByRole('option')).toHaveText([
    'Delivery received',
  ])
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  await page.goto('/admin/orders')
  await expect(title(page, 'Not part of your work')).toBeVisible()
  await expectAccessible(page)
})

test('support works on orders and customers, without sales, refunds and identity cards', async ({
  page,
}) => {
  const customer = await aPaidOrder(page, 'Nimal Perera')
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  await anOperator(page, ['SUPPORT'])
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sales' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto(`/admin/orders/${orderId}`)
  await expect(page.getByText('Cancel this order')).toBeVisible()
  await expect(page.getByText('Give money back')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0)
  await page.goto(`/admin/customers?search=${customer.email}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('link', { name: customer.email })).toBeVisible()
  await expect(page.getByText('NIC')).toHaveCount(0)
  await expect(page.getByText('Block')).toHaveCount(0)
  await expectAccessible(page)
})

test('an owner invites a driver by mail, who chooses a password and sees only their own login', async ({
  page,
  browser,
}) => {
  const owner = await anOperator(page)
  await page.goto('/admin/account')
  const form = page.getByRole('form', { name: 'Add an operator' })
  const email = `driver-${Date.now()}@example.com`
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel(/^Name/).fill('Ruwan Bandara')
  await form.getByRole('checkbox', { name: /^Driver/ }).check()
  await form.getByLabel(/^Your password/).fill(owner.password)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await form.getByRole('button', { name: 'Add operator' }).click()
  await expect(page.getByRole('status').getByText(/Give this invitation/)).toContainText(email)
  const invitation = invitationIn(await page.getByRole('code').innerText())
  const listed = page.getByRole('listitem').filter({ hasText: email })
  await expect(listed).toContainText('Driver')

  const link = await mailboxOf(email).resetLink()
  const theirs = await browser.newPage()
  await theirs.goto(link)
  const password = 'Pol-Sambol7'
  await fillNewPassword(theirs, password)
  await theirs
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(theirs).toHaveURL(/\/login/)
  await enrol(theirs, { email, password, invitation })
  await theirs.goto('/admin')
  await expect(title(theirs, 'Account')).toBeVisible()
  expect(await areasOf(theirs)).toEqual(['Account'])
  await expect(theirs.getByRole('heading', { name: 'Operators' })).toHaveCount(0)

  // The owner makes the driver a manager as well: it counts for the next page.
  await listed.getByRole('button', { name: /^Roles/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Roles of Ruwan Bandara' })
  await expect(dialog.getByRole('checkbox', { name: /^Driver/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Manager/ }).check()
  await dialog.getByLabel(/^Your password/).fill(owner.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change roles' }).click()
  await expect(listed).toContainText('Manager, Driver')
  await theirs.reload()
  await theirs.goto('/admin/orders')
  await expect(title(theirs, 'Orders')).toBeVisible()
  await theirs.close()
})

test('what is typed stays when an owner changes the roles of who types it, who reads about it', async ({
  page,
  browser,
}) => {
  const ownersPage = await browser.newPage()
  const owner = await anOperator(ownersPage)
  const { email } = await anOperator(page, ['MANAGER'])
  await page.goto('/admin/products/new')
  const name = page.getByLabel(/^Name/)
  await name.fill('Ambarella')
  const operators = await call(ownersPage.request, 'GET /admin/operators')
  const operatorId = operators.find((each) => each.email === email)?.id ?? 0
  await call(ownersPage.request, 'PUT /admin/operators/{operatorId}/roles', {
    params: { operatorId },
    body: { roles: ['SUPPORT'], seen: ['MANAGER'], password: owner.password },
  })
  await ownersPage.close()
  await lookAgain(page, '**/api/admin/session')
  const notice = page.getByRole('alert').filter({ hasText: 'An owner has changed your roles' })
  await expect(notice).toContainText('They are now: Support.')
  await expect(name).toHaveValue('Ambarella')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Drop what is typed and go on' }).click()
  await expect(notice).toHaveCount(0)
  await expect(title(page, 'Not part of your work')).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(title(page, 'Orders')).toBeVisible()
})
