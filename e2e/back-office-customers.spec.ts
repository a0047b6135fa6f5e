import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { aCustomer, expectNoWiderThanScreen, fillCredentials } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('a customer is found, blocked, sees so when logging in, and is unblocked', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await anOperator(page)
  await page.goto('/admin/customers')
  await page.getByLabel('Name, email, phone or id').fill(customer.email)
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Customers', exact: true })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await list.getByRole('link', { name: customer.name }).click()
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible()
  await expect(page.getByText('None saved')).toBeVisible()

  const customerUrl = page.url()
  await page.getByText('Block this customer').click()
  await expectAccessible(page)
  await page.getByLabel('Why').fill('Sends spam')
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Sends spam')).toBeVisible()

  await visit(page, '/login')
  await fillCredentials(page, customer)
  await expect(page.getByText('Your account is blocked. Please contact us')).toBeVisible()

  await page.goto(customerUrl)
  await page.getByText('Unblock this customer').click()
  await page.getByLabel('Why').fill('It was somebody else')
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('It was somebody else')).toBeVisible()
  const { email, password } = customer
  const login = await page.request.post('/api/user/login', { data: { email, password } })
  expect(login.status()).toBe(200)
})

test('a restaurant is allowed large orders, until it is not', async ({ page }) => {
  const customer = await aCustomer(page.request)
  await anOperator(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/customers/${customer.id}`)
  const panel = page.getByRole('region', { name: 'Fair share' })
  await panel.getByRole('button', { name: 'Allow large orders' }).click()
  await expect(panel).toContainText('unpaid orders of this customer may hold any amount')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await panel.getByRole('button', { name: 'Hold a fair share again' }).click()
  await expect(panel).toContainText('at most 50% of a product and goods for LKR 1,000,000.00')
})

test('who sees how a customer is now reads no more of the conflict', async ({ page }) => {
  const { id: customerId } = await aCustomer(page.request)
  await anOperator(page)
  await page.goto(`/admin/customers/${customerId}`)
  const panel = page.getByRole('region', { name: 'Fair share' })
  await expect(panel).toContainText('at most 50% of a product')
  const params = { customerId }
  const { version } = await call(page.request, 'GET /admin/customers/{customerId}', { params })
  const body = { isAllowed: true, version }
  await call(page.request, 'PUT /admin/customers/{customerId}/large-orders', { params, body })
  await panel.getByRole('button', { name: 'Allow large orders' }).click()
  await expect(panel.getByRole('alert')).toHaveText(/^Somebody else has changed this/)
  await panel.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(panel).toContainText('unpaid orders of this customer may hold any amount')
  await expect(panel.getByRole('alert')).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Hold a fair share again' })).toBeFocused()
})

test('a customer’s data are exported, and erased once the email is typed', async ({ page }) => {
  const customer = await aCustomer(page.request)
  await anOperator(page)
  const found = await page.request.get(`/api/admin/customers?search=${customer.email}`)
  const [{ customerId }] = (await found.json()).items
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/customers/${customerId}`)
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
  await expectNoWiderThanScreen(page)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all of it' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe(`customer-${customerId}.json`)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(exported.profile).toMatchObject({ email: customer.email, name: customer.name })

  await page.getByRole('button', { name: 'Erase all of it' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('to confirm').fill('somebody@example.com')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByText('This is not the email of this customer')).toBeVisible()
  await dialog.getByLabel('to confirm').fill(customer.email)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByText(customer.email)).toBeHidden()
  await page.goto('/admin/audit-log?subjectKind=customer')
  const entry = page.getByRole('row', { name: `customer ${customerId}` })
  await expect(entry.filter({ hasText: 'erase customer' })).toBeVisible()
})
