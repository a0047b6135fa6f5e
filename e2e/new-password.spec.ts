import { expectAccessible } from './accessibility.ts'
import { aCustomer, enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'
import {
  button,
  confirmPassword,
  fillNewPassword,
  main,
  newPassword,
  reachNewPassword,
} from './password-reset-page.ts'
import { visit } from './visit.ts'

test.describe('the new password', () => {
  test('has its rules beside the field, works with password managers, and says why it cannot be set', async ({
    page,
  }) => {
    await reachNewPassword(page)
    await expect(newPassword(page)).toHaveAccessibleDescription(/Use 8 or more characters\./)
    await newPassword(page).press('Enter')
    await expect(newPassword(page)).toHaveAccessibleDescription(/^Password is required/)
    await expect(newPassword(page)).toBeFocused()
    await expect(confirmPassword(page)).toHaveAccessibleDescription('Please confirm your password')
    await fillNewPassword(page, 'Ki#1a', 'Kiri#2')
    await expect(newPassword(page)).toHaveAccessibleDescription(
      /^Password must be at least 6 characters/,
    )
    await newPassword(page).fill('Kiri#1')
    await expect(confirmPassword(page)).toHaveAccessibleDescription('Passwords do not match')
    await expectAccessible(page)

    for (const field of [newPassword(page), confirmPassword(page)]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
    }
    await expect(main(page).locator('input[autocomplete=username]')).toHaveValue(/@example\.com$/)
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(newPassword(page)).toHaveAttribute('type', 'text')

    await fillNewPassword(page, 'Kiri#1')
    for (const [response, message] of [
      [{ status: 200, body: 'Perhaps' }, 'Failed to reset password. Please try again.'],
      [{ status: 400, json: { message: 'In words of the shop' } }, 'In words of the shop'],
      [
        { status: 400, json: {} },
        'An error occurred while resetting your password. Please try again.',
      ],
    ] as const) {
      await page.route('**/api/user/reset', (route) => route.fulfill(response), { times: 1 })
      await button(page, 'Change Password').click()
      await expect(page.getByText(message)).toBeFocused()
      await expect(newPassword(page)).toHaveValue('Kiri#1')
      await expect(page).toHaveURL('/new-password')
    }
  })

  test('is sent once however often the button is pressed, and leads to the login after 2 seconds', async ({
    page,
  }) => {
    let sent = 0
    await page.route('**/api/user/reset', (route) => {
      sent += 1
      return route.fulfill({ json: 'Password changed successfully' })
    })
    await page.clock.install()
    await reachNewPassword(page)
    await fillNewPassword(page, 'Kiri#1')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button(page, 'Change Password').dblclick()
    await expect(button(page, 'Redirecting...')).toBeDisabled()

    await page.clock.runFor(1900)
    await expect(page).toHaveURL('/new-password')
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(page).toHaveURL('/login')
    expect(sent).toBe(1)
  })

  test('is chosen with the link from the mail, once, and the link leaves the address bar', async ({
    page,
  }) => {
    const { email } = await aCustomer(page.request)
    const mailbox = mailboxOf(email)
    await page.request.post('/api/user/send', { data: { email } })
    const link = await mailbox.resetLink()
    for (const message of [
      'Password changed successfully! Redirecting to login...',
      'This link was used already, or is too old. Please ask for a new one.',
    ]) {
      await page.goto('about:blank')
      await visit(page, link)
      await expect(page).toHaveURL('/new-password')
      await expect(page.getByText('Session expired.')).toHaveCount(0)
      await fillNewPassword(page, 'Thiya#2')
      await expectAccessible(page)
      await button(page, 'Change Password').click()
      await expect(page.getByText(message)).toBeVisible()
    }
  })

  test('is chosen with the link also by a customer who is signed in, and stays so', async ({
    page,
  }) => {
    const { customer } = await enterAsNewcomer(page)
    const mailbox = mailboxOf(customer.email)
    await page.request.post('/api/user/send', { data: { email: customer.email } })
    await visit(page, await mailbox.resetLink())
    await fillNewPassword(page, 'Thiya#2')
    await button(page, 'Change Password').click()
    await expect(page).toHaveURL('/')
    await visit(page, '/userprofile')
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  })

  test('without a verified code is refused at once, and again when it is sent', async ({
    page,
  }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/user/reset')) sent += 1
    })
    await visit(page, '/new-password')
    const expired = page.getByText('Session expired. Please restart the password reset process.')
    await expect(expired).toBeFocused()
    // It is read before the fields.
    await page.keyboard.press('Tab')
    await expect(newPassword(page)).toBeFocused()
    await expectAccessible(page)

    await fillNewPassword(page, 'Kiri#1')
    await button(page, 'Change Password').click()
    await expect(expired).toBeFocused()
    expect(sent).toBe(0)
    await main(page).getByRole('link', { name: 'Ask for a new one' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
})
