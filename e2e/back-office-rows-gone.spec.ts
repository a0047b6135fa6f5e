import { plugInAuthenticator } from './authenticator.ts'
import { aNewOperator, anOperator } from './back-office.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')

test('once a message leaves the open ones, the keyboard goes on at the beginning of the content', async ({
  page,
}) => {
  const { customer, calls } = await enterAsNewcomer(page)
  const { name, email } = customer
  for (const message of ['Do you have limes?', 'And curry leaves?']) {
    await calls.post('/dashboard/get-in-touch', { name, email, message })
  }
  await anOperator(page)
  await page.goto(`/admin/inbox?state=OPEN&search=${email}`)
  const marks = page.getByRole('button', { name: `Mark as answered what ${name} wrote` })
  await marks.nth(1).press('Enter')
  await expect(marks).toHaveCount(1)
  await expect(main(page)).toBeFocused()
  await marks.press('Enter')
  await expect(page.getByText('Nothing here.')).toBeVisible()
  await expect(main(page)).toBeFocused()
})

test('once an operator or a passkey is removed, the keyboard goes on at the beginning of the content', async ({
  page,
}) => {
  const other = await aNewOperator(page)
  const { password } = await anOperator(page)
  await plugInAuthenticator(page)
  await page.goto('/admin/account')
  const addition = page.getByRole('form', { name: 'Add a passkey' })
  await addition.getByLabel('Name of the passkey').fill('Phone of the shop')
  await addition.getByRole('textbox', { name: /password/i }).fill(password)
  await addition.getByRole('button', { name: 'Add a passkey' }).click()
  for (const removes of [`Remove ${other.email}`, 'Remove: Phone of the shop']) {
    const removal = page.getByRole('button', { name: removes })
    await removal.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /password/i }).fill(password)
    await dialog
      .getByRole('form')
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(removal).toHaveCount(0)
    await expect(main(page)).toBeFocused()
  }
})
