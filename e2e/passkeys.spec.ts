import { expectAccessible } from './accessibility.ts'
import { plugInAuthenticator } from './authenticator.ts'
import { anOperator } from './back-office.ts'
import { expectNoWiderThanScreen, fillCredentials, keptToken } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { button, openProfile } from './profile-page.ts'
import { visit } from './visit.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const lines = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
const isPasskeyScript = (url: string) => /\/assets\/passkeys-/.test(url)

async function signOut(page: Page) {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

test('a customer adds a passkey, signs in with it, and removes it', async ({ page }) => {
  await plugInAuthenticator(page)
  const { password, email } = await openProfile(page)
  await button(page, 'Show passkeys').click()
  await expect(card(page)).toContainText('You have no passkey yet.')
  await button(page, 'Add a passkey').click()
  await expect(page.getByLabel('Name of the passkey')).toBeFocused()
  await expect(page.getByLabel('Name of the passkey')).toHaveValue(/^Passkey on \w+/)
  await page.getByLabel('Your password').fill('Kiribath#2')
  await button(page, 'Add a passkey').click()
  await expect(card(page)).toContainText('This is not your password.')
  await expectAccessible(page)
  await page.getByLabel('Your password').fill(password)
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(lines(page)).toContainText(/Added on/)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  await signOut(page)
  await visit(page, '/login')
  await expectAccessible(page)
  await button(page, 'Use a passkey').click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptToken(page)).not.toBeNull()

  await visit(page, '/userprofile')
  await button(page, 'Show passkeys').click()
  await expect(lines(page)).toContainText(/last used: \w+ \d/)
  await lines(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(card(page)).toContainText('It cannot be used to sign in any more.')
  await page.getByLabel('Your password').fill(password)
  await expectAccessible(page)
  await page.getByRole('form').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed')).toBeVisible()
  await expect(card(page)).toContainText('You have no passkey yet.')

  // The device still has it: the shop does not know it any more.
  await signOut(page)
  await visit(page, '/login')
  await button(page, 'Use a passkey').click()
  await expect(page.getByRole('alert')).toContainText('does not open an account here')
  await fillCredentials(page, { email, password })
  await expect(page.getByText('Login successful!')).toBeVisible()
})

test('a passkey whose answer was lost is in the list', async ({ page, consoleErrors }) => {
  await plugInAuthenticator(page)
  const { password } = await openProfile(page)
  await button(page, 'Show passkeys').click()
  await button(page, 'Add a passkey').click()
  await page.getByLabel('Your password').fill(password)
  await loseNextResponse(page, '**/api/user/passkeys')
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('Network error.')).toBeVisible()
  await expect(lines(page)).toContainText(/Added on/)
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('This device has a passkey for this account')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  consoleErrors.length = 0
})

test('the login page loads nothing of passkeys before one is used, and says when none was', async ({
  page,
}) => {
  const { setOwnerPresent } = await plugInAuthenticator(page)
  await setOwnerPresent(false)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/login')
  await expect(button(page, 'Use a passkey')).toBeVisible()
  expect(scripts.filter(isPasskeyScript)).toEqual([])
  await button(page, 'Use a passkey').click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  expect(scripts.filter(isPasskeyScript)).toHaveLength(1)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
})

test('a browser that knows no passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await visit(page, '/login')
  await expect(page.getByText('Use a passkey')).toBeHidden()
  await openProfile(page)
  await button(page, 'Show passkeys').click()
  await expect(card(page)).toContainText('This browser cannot make passkeys.')
  await expect(page.getByText('Add a passkey')).toHaveCount(0)
})

test('an operator adds a passkey, and gives it instead of the code', async ({ page }) => {
  await plugInAuthenticator(page)
  const { email, password } = await anOperator(page)
  await page.goto('/admin/account')
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name of the passkey').fill('Laptop at the counter')
  await form.getByLabel('Your password, for a passkey').fill(password)
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(lines(page)).toContainText('Laptop at the counter')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')

  await fillCredentials(page, { email, password })
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()

  await lines(page).getByRole('button', { name: 'Remove: Laptop at the counter' }).click()
  const removal = page.getByRole('form', { name: /^Remove Laptop/ })
  await removal.getByLabel('Your password').fill(password)
  await expectAccessible(page)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed')).toBeVisible()
  await expect(lines(page)).toHaveCount(0)
})
