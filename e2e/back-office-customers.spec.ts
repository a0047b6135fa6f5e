import { anOperator } from './back-office.ts'
import { aCustomer, fillCredentials } from './customers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a customer is found, blocked, told so when logging in, and let in again @phone', async ({
  page,
}) => {
  const customer = await aCustomer(page)
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

  const address = page.url()
  await page.getByText('Block this customer').click()
  await expectAccessible(page)
  await page.getByLabel('Why').fill('Sends spam')
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Sends spam')).toBeVisible()

  await page.goto('/login')
  await fillCredentials(page, customer)
  await expect(page.getByText('Your account is blocked. Please contact us')).toBeVisible()

  await page.goto(address)
  await page.getByText('Unblock this customer').click()
  await page.getByLabel('Why').fill('It was somebody else')
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('It was somebody else')).toBeVisible()
  const { email, password } = customer
  const login = await page.request.post('/api/user/login', { data: { email, password } })
  expect(login.status()).toBe(200)
})
