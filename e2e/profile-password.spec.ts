import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { enter } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { switchTo } from './language-switch.ts'
import { mailboxOf } from './mailbox.ts'
import { button, details, openProfile } from './profile-page.ts'
import { reload, visit } from './visit.ts'

const passwordCard = (page: Page) => page.getByRole('region', { name: 'Password' })
const code = (page: Page) => page.getByPlaceholder('Enter 6-digit OTP')

async function fillNewPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(repeated)
  await button(page, 'Update Password').click()
}

/** Stubs the response to the next code so that it is accepted. */
async function verifyAnyCode(page: Page) {
  const right = { json: 'OTP is valid' }
  await page.route('**/api/user/validate', (route) => route.fulfill(right), { times: 1 })
  await code(page).fill('482113')
  await code(page).press('Enter')
  await expect(page.getByLabel('New password')).toBeFocused()
}

async function openElsewhere(context: BrowserContext, customer: Parameters<typeof enter>[1]) {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no other browser to open')
  const page = await other.newPage()
  await enter(page, customer)
  await visit(page, '/userprofile')
  await expect(details(page)).toBeVisible()
  return page
}

test.describe('a new password', () => {
  test('is chosen with a mailed code, and ends every session but this one with all its tabs', async ({
    page,
    context,
  }) => {
    const customer = await openProfile(page)
    const mailbox = mailboxOf(customer.email)
    const elsewhere = await openElsewhere(context, customer)
    const otherTab = await context.newPage()
    await visit(otherTab, '/userprofile')
    await button(otherTab, 'Edit Profile').press('Enter')
    await otherTab.getByLabel('Name').fill('Half a na')

    await button(page, 'Change Password').press('Enter')
    const address = passwordCard(page).getByLabel('Email')
    await expect(address).toBeFocused()
    await expect(address).toHaveValue(customer.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('OTP sent to your email')).toBeVisible()
    await expect(code(page)).toBeFocused()
    await page.keyboard.type(await mailbox.nextCode(6))
    await page.keyboard.press('Enter')
    await expect(page.getByText('OTP verified successfully')).toBeVisible()
    await expect(page.getByLabel('New password')).toBeFocused()
    await expect(page.getByText('Use 8 or more characters.')).toBeVisible()
    await fillNewPassword(page, 'Ambul#Thiyal2')
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await expect(button(page, 'Change Password')).toBeFocused()

    await reload(page)
    await expect(details(page)).toBeVisible()
    await expect(otherTab.getByLabel('Name')).toHaveValue('Half a na')
    await reload(elsewhere)
    await expect(elsewhere).toHaveURL('/login')
    await elsewhere.context().close()
    const { email } = customer
    const login = { data: { email, password: 'Ambul#Thiyal2' } }
    expect((await page.request.post('/api/user/login', login)).status()).toBe(200)
  })

  test('takes its code also once the page was loaded again, and in another language', async ({
    page,
  }) => {
    const { email } = await openProfile(page)
    await button(page, 'Change Password').click()
    await button(page, 'Send OTP').click()
    await expect(code(page)).toBeFocused()
    const sent = await mailboxOf(email).nextCode(6)
    // As a phone does on the way back from the mail.
    await reload(page)
    await expect(code(page)).toBeVisible()
    await switchTo(page, 'ta')
    await switchTo(page, 'en')
    await code(page).fill(sent)
    await code(page).press('Enter')
    await fillNewPassword(page, 'Kola#Kanda3')
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await reload(page)
    await expect(button(page, 'Change Password')).toBeVisible()
    await expect(code(page)).toHaveCount(0)
  })

  test('is not cancelled while a step of it is being sent', async ({ page }) => {
    await openProfile(page)
    await button(page, 'Change Password').click()
    for (const [calls, submit] of [
      [/\/api\/user\/send$/, 'Send OTP'],
      [/\/api\/user\/validate$/, 'Verify OTP'],
    ] as const) {
      const sending = await hold(page, calls)
      if (submit === 'Verify OTP') await code(page).fill('482113')
      await button(page, submit).click()
      await sending.reached(1)
      await expect(button(page, 'Cancel')).toBeDisabled()
      sending.pass()
      await sending.release()
      await expect(button(page, 'Cancel')).toBeEnabled()
    }
    await expect(page.getByText('Invalid OTP', { exact: true })).toBeFocused()
  })

  test('needs the code mailed to the customer’s own address, of up to 6 digits', async ({
    page,
  }) => {
    await page.clock.install()
    const { email: own } = await openProfile(page)
    const mailbox = mailboxOf(own)
    await button(page, 'Change Password').click()
    const email = passwordCard(page).getByLabel('Email')
    await email.fill('')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/^Email is required/)
    await email.fill('somebody.else@example.com')
    await email.press('Enter')
    await expect(page.getByText('Failed to send OTP. Please try again.')).toBeFocused()
    await email.fill(own)
    await email.press('Enter')

    await expect(code(page)).toBeFocused()
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible(page)
    const mailed = await mailbox.nextCode(6)
    const wrong = mailed === '000000' ? '000001' : '000000'
    await code(page).pressSequentially(`${wrong}12`)
    await expect(code(page)).toHaveValue(wrong)
    await button(page, 'Verify OTP').click()
    await expect(page.getByText('Invalid OTP', { exact: true })).toBeFocused()
    await expect(code(page)).toHaveValue(wrong)
    for (const [response, message] of [
      [{ status: 409, json: {} }, 'OTP validation failed. Please try again.'],
      [{ status: 429, json: { message: 'Please wait 1 minute.' } }, 'Please wait 1 minute.'],
      [{ status: 200, body: 'OTP is invalid' }, 'Invalid OTP'],
    ] as const) {
      await page.route('**/api/user/validate', (route) => route.fulfill(response), { times: 1 })
      await button(page, 'Verify OTP').click()
      await expect(page.getByText(message, { exact: true })).toBeFocused()
    }

    await page.clock.runFor(30_000)
    await button(page, 'Resend OTP').click()
    await expect(page.getByText('New OTP sent successfully!')).toBeVisible()
    await expect(code(page)).toHaveValue('')
    await expect(code(page)).toBeFocused()
    await page.keyboard.type(await mailbox.nextCode(6))
    await button(page, 'Verify OTP').click()
    await expect(page.getByText('OTP verified successfully')).toBeVisible()
  })

  test('is checked against its rules; a failed save can be retried, and Cancel discards everything', async ({
    page,
  }) => {
    await openProfile(page)
    await button(page, 'Change Password').press('Enter')
    await button(page, 'Send OTP').press('Enter')
    await verifyAnyCode(page)
    await expectAccessible(page)
    for (const [password, repeated, message] of [
      ['Kiri#1', '', 'Please fill in all password fields.'],
      ['Kiri#1', 'Kiri#2', 'New passwords do not match.'],
      ['Ki#1', 'Ki#1', 'Password must be at least 6 characters long.'],
      ['kiribath#1', 'kiribath#1', 'Password must contain at least one uppercase letter'],
    ] as const) {
      await fillNewPassword(page, password, repeated)
      await expect(page.getByText(message)).toBeFocused()
    }
    const show = page.getByRole('button', { name: 'Show password' })
    await show.first().click()
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'password')
    await show.click()
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'text')

    for (const response of [{ status: 409, json: {} }, { body: 'Perhaps' }]) {
      await page.route('**/api/user/reset', (route) => route.fulfill(response), { times: 1 })
      await fillNewPassword(page, 'Kiri#1')
      await expect(page.getByText('Failed to update password. Please try again.')).toBeFocused()
      await expect(page.getByLabel('New password')).toHaveValue('Kiri#1')
    }

    // The code that was accepted does not exist.
    await fillNewPassword(page, 'Kiri#1')
    await expect(page.getByText('Please verify the OTP first.')).toBeFocused()
    await expect(code(page)).toHaveValue('')
    await verifyAnyCode(page)
    await page.getByLabel('New password').fill('Kiri#1')
    await button(page, 'Cancel').click()
    await expect(button(page, 'Change Password')).toBeFocused()
    await expect(page.getByLabel('New password')).toHaveCount(0)
    await button(page, 'Change Password').click()
    await expect(button(page, 'Send OTP')).toBeVisible()
  })
})
