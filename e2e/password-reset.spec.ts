import type { Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, fillCredentials } from './customers.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'
import {
  askForCode,
  box,
  boxes,
  button,
  confirmPassword,
  fillNewPassword,
  main,
  paste,
  readBoxes,
} from './password-reset-page.ts'
import { plainText } from './plain-text.ts'
import { reload, visit } from './visit.ts'

test('a customer who forgot the password chooses a new one and lands where they wanted to go', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  const { email } = customer
  const mailbox = mailboxOf(email)
  await visit(page, '/orders?status=PAID')
  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  // Until the page is there, the one for the password has an email field too.
  await expect(button(page, 'Send OTP')).toBeVisible()
  await page.getByLabel('Email').fill(email.toUpperCase())
  await button(page, 'Send OTP').click()

  await expect(page).toHaveURL('/otp')
  await expect(page.getByText(`We sent 4 digits to ${email.toUpperCase()}`)).toBeVisible()
  await expect(box(page, 1)).toBeFocused()
  const code = await mailbox.nextCode(4)
  await page.keyboard.type(code === '0000' ? '0001' : '0000')
  await page.keyboard.press('Enter')
  await expect(box(page, 1)).toHaveAccessibleDescription('Invalid OTP code. Please try again.')
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/new-password')
  await fillNewPassword(page, 'Thiya#2')
  await confirmPassword(page).press('Enter')
  await expect(
    page.getByText('Password changed successfully! Redirecting to login...'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')

  await fillCredentials(page, customer)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await fillCredentials(page, { email, password: 'Thiya#2' })
  await expect(page).toHaveURL('/orders?status=PAID')
})

test('who skips to the content of the page for the code is still asked for it', async ({
  page,
}) => {
  const { email } = aNewcomer()
  await askForCode(page, email)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(main(page)).toBeFocused()
  await expect(page.getByText(`We sent 4 digits to ${email}`)).toBeVisible()
  await expect(page).toHaveURL('/otp')
})

test('asking for a code needs a valid email address; a refusal is shown in the words of the shop, or in those of the page', async ({
  page,
  consoleErrors,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/user/send')) sent += 1
  })
  await visit(page, '/forgot-password')
  await expect(button(page, 'Send OTP')).toBeEnabled()
  const email = page.getByLabel('Email')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(email).toBeFocused()
  await email.fill('nimali@')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expectAccessible(page)
  expect(sent).toBe(0)

  await email.fill('nimali@example.com')
  for (const [response, message] of [
    [{ status: 500, json: {} }, 'Failed to send OTP. Please check your email and try again.'],
    [{ status: 429, json: { message: 'Too many tries.' } }, 'Too many tries.'],
    [{ status: 200, json: {} }, 'Failed to send OTP. Please try again.'],
    [{ status: 202, json: { message: 'Later, maybe.' } }, 'Later, maybe.'],
  ] as const) {
    await page.route('**/api/user/send', (route) => route.fulfill(response), { times: 1 })
    await email.press('Enter')
    await expect(page.getByText(message, { exact: true })).toBeFocused()
    await expect(email).toHaveValue('nimali@example.com')
    await expect(button(page, 'Send OTP')).toBeEnabled()
  }
  // The browser itself logs a server error.
  consoleErrors.length = 0
})

test('a guest who has not asked for a code is redirected to ask for one, or told so while the session is not known yet', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/otp')
  await expect(page).toHaveURL('/forgot-password')

  // While it is not known yet whether someone is signed in, no one is redirected.
  await page.evaluate(() => localStorage.setItem('token', `.${btoa('{"exp":9e9}')}.`))
  await page.route('**/get_user_info_by_token', () => {})
  await visit(page, '/otp')
  await expect(box(page, 1)).toBeFocused()
  await page.clock.runFor(30_000)
  await button(page, 'Resend OTP').press('Enter')
  await expect(page.getByText('Email not found. Please restart the process.')).toBeAttached()
})

test.describe('entering the code', () => {
  test.beforeEach(async ({ page }) => {
    await askForCode(page, aNewcomer().email)
  })

  test('takes one digit per box, a pasted code and one that a phone fills in, and survives a reload', async ({
    page,
  }) => {
    await page.keyboard.type('4a8')
    expect(await readBoxes(page)).toEqual(['4', '8', '', ''])
    await expect(box(page, 3)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page, 3)).toHaveAccessibleDescription('Please enter the full 4-digit OTP')
    await expect(box(page, 3)).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Backspace')
    await expect(box(page, 2)).toBeFocused()
    await page.keyboard.type('7')
    await expect(page.getByText('Please enter the full 4-digit OTP')).toBeHidden()
    expect(await readBoxes(page)).toEqual(['4', '7', '', ''])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(box(page, 1)).toBeFocused()
    expect(await readBoxes(page)).toEqual(['4', '', '', ''])

    await paste(page, 3, ' 4821 ')
    expect(await readBoxes(page)).toEqual(['4', '8', '2', '1'])
    await expect(box(page, 4)).toBeFocused()
    await expect(box(page, 1)).toHaveAttribute('autocomplete', 'one-time-code')
    await box(page, 1).fill('3907')
    expect(await readBoxes(page)).toEqual(['3', '9', '0', '7'])
    // Typed over another code, of which some digits stay.
    await box(page, 1).focus()
    await page.keyboard.type('3957')
    expect(await readBoxes(page)).toEqual(['3', '9', '5', '7'])

    const sentTo = await page.getByText('We sent 4 digits to').innerText()
    await reload(page)
    await expect(page.getByText(sentTo)).toBeVisible()
    await expect(page).toHaveURL('/otp')
  })

  test('says why a check failed, keeps the code, and goes on after a positive response of either form', async ({
    page,
  }) => {
    await page.keyboard.type('4821')
    for (const [response, message] of [
      [{ status: 200, body: 'Something else' }, 'Invalid OTP code. Please try again.'],
      [{ status: 400, json: { message: 'In words of the shop' } }, 'In words of the shop'],
      [{ status: 400, json: {} }, 'Verification failed. Please try again.'],
    ] as const) {
      await page.route('**/api/user/validate', (route) => route.fulfill(response), { times: 1 })
      await button(page, 'Verify').click()
      await expect(boxes(page).getByRole('alert')).toHaveText(message)
      expect(await readBoxes(page)).toEqual(['4', '8', '2', '1'])
      await expect(page).toHaveURL('/otp')
    }

    const headers = { 'Content-Type': 'text/plain; charset=UTF-8' }
    for (const body of ['OTP is valid', '"OTP is valid"', ' OTP is valid\n']) {
      await page.route('**/api/user/validate', (route) => route.fulfill({ headers, body }), {
        times: 1,
      })
      await button(page, 'Verify').dblclick()
      await expect(page).toHaveURL('/new-password')
      await page.goBack()
      await expect(box(page, 1)).toBeFocused()
      await page.keyboard.type('4821')
    }
  })
})

test.describe('asking for another code', () => {
  test('is possible 30 seconds after the page has opened', async ({ request }) => {
    const html = plainText(await (await request.get('/otp')).text())
    expect(html).toContain('Resend in 30s')
  })

  test('sends a new one, and can be repeated after 30 seconds', async ({ page }) => {
    const { email } = await aCustomer(page.request)
    const mailbox = mailboxOf(email)
    await page.clock.install()
    await askForCode(page, email)
    await mailbox.nextCode(4)
    await page.keyboard.type('40')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await expect(button(page, /^Resend in \d+s$/)).toBeDisabled()
    await page.clock.runFor(30_000)
    await button(page, 'Resend OTP').click()
    await expect(button(page, 'Resend in 30s')).toBeDisabled()
    await expect(box(page, 1)).toBeFocused()
    expect(await readBoxes(page)).toEqual(['', '', '', ''])

    await page.clock.runFor(1000)
    await expect(button(page, 'Resend in 29s')).toBeDisabled()
    // The message appears by the page's clock too, as soon as its script has loaded.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(page.getByText('New OTP sent successfully!')).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(button(page, 'Resend OTP')).toBeHidden()
    await page.clock.runFor(30_000)
    await expect(button(page, 'Resend OTP')).toBeEnabled()

    await page.clock.resume()
    await page.keyboard.type(await mailbox.nextCode(4))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/new-password')
  })

  test('that is refused says why, and can be retried at once or when the server says', async ({
    page,
  }) => {
    await page.clock.install()
    await askForCode(page, aNewcomer().email)
    await page.clock.runFor(30_000)
    const resend = async (response: Parameters<Route['fulfill']>[0]) => {
      await page.route('**/api/user/send', (route) => route.fulfill(response), { times: 1 })
      await button(page, 'Resend OTP').click()
    }
    await resend({ status: 400, json: {} })
    await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeFocused()
    await expect(button(page, 'Resend OTP')).toBeEnabled()

    const message = 'Too many tries. Please wait 3 minutes and try again.'
    await resend({ status: 429, json: { message, retryAfterSeconds: 180 } })
    await expect(page.getByText(message)).toBeFocused()
    await expect(button(page, /^Resend in 1\d\ds$/)).toBeDisabled()
    await page.clock.runFor(180_000)
    await expect(button(page, 'Resend OTP')).toBeEnabled()
  })

  test('waits as long as the server says after the last code that it sends for now', async ({
    page,
  }) => {
    await page.clock.install()
    await askForCode(page, aNewcomer().email)
    await page.clock.runFor(30_000)
    const last = { status: 201, json: {}, headers: { 'Retry-After': '1800' } }
    await page.route('**/api/user/send', (route) => route.fulfill(last), { times: 1 })
    await button(page, 'Resend OTP').click()
    await expect(button(page, /^Resend in 1[78]\d\ds$/)).toBeDisabled()
  })
})
