import { aCustomer, fillCredentials } from './customers.ts'
import { aNewcomer, expect, fillRegistration, test } from './fixtures.ts'
import { loseNextResponse, loseNextResponseInProxy } from './hold.ts'
import { mailboxOf } from './mailbox.ts'
import { askForCode, button, fillNewPassword, main, paste } from './password-reset-page.ts'
import { visit } from './visit.ts'

const lostBy = { network: loseNextResponse, proxy: loseNextResponseInProxy }

for (const [where, lose] of Object.entries(lostBy)) {
  test(`who signs up again because the answer was lost in the ${where} hears that it worked`, async ({
    page,
    consoleErrors,
  }) => {
    const newcomer = aNewcomer()
    await visit(page, '/signup')
    await expect(button(page, 'Sign Up')).toBeEnabled()
    await fillRegistration(page, newcomer)
    await lose(page, '**/api/user/register')
    // The session that proves whose account it is need not end for that.
    await loseNextResponse(page, '**/api/user/logout')
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Registration successful!')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await fillCredentials(page, newcomer)
    await expect(page).toHaveURL('/')
    consoleErrors.length = 0
  })
}

test('after a lost answer the address of somebody else is still refused', async ({
  page,
  consoleErrors,
}) => {
  const other = await aCustomer(page.request)
  await visit(page, '/signup')
  await expect(button(page, 'Sign Up')).toBeEnabled()
  await fillRegistration(page, { ...other, password: 'Another#Pola7' })
  await loseNextResponse(page, '**/api/user/register')
  await button(page, 'Sign Up').click()
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
  await button(page, 'Sign Up').click()
  await expect(main(page).getByLabel('Email')).toHaveAccessibleDescription(
    'An account with this email already exists.',
  )
  consoleErrors.length = 0
})

for (const [where, lose] of Object.entries(lostBy)) {
  test(`who sets a new password again because the answer was lost in the ${where} hears that it worked`, async ({
    page,
    consoleErrors,
  }) => {
    const { email } = await aCustomer(page.request)
    const mailbox = mailboxOf(email)
    await askForCode(page, email)
    await paste(page, 1, await mailbox.nextCode(4))
    await button(page, 'Verify').click()
    await expect(page).toHaveURL('/new-password')
    await fillNewPassword(page, 'Thiya#2')
    await lose(page, '**/api/user/reset')
    await button(page, 'Change Password').click()
    await expect(
      page.getByText('An error occurred while resetting your password. Please try again.'),
    ).toBeVisible()
    await button(page, 'Change Password').click()
    await expect(
      page.getByText('Password changed successfully! Redirecting to login...'),
    ).toBeVisible()
    await expect(page).toHaveURL('/login')
    await fillCredentials(page, { email, password: 'Thiya#2' })
    await expect(page).toHaveURL('/')
    consoleErrors.length = 0
  })
}

test('who sets a new password by the link again reads that it may be set already', async ({
  page,
  consoleErrors,
}) => {
  const { email } = await aCustomer(page.request)
  const mailbox = mailboxOf(email)
  await page.request.post('/api/user/send', { data: { email } })
  await visit(page, await mailbox.resetLink())
  await fillNewPassword(page, 'Thiya#2')
  await loseNextResponse(page, '**/api/user/reset-by-link')
  await button(page, 'Change Password').click()
  await expect(
    page.getByText('An error occurred while resetting your password. Please try again.'),
  ).toBeVisible()
  await button(page, 'Change Password').click()
  await expect(page.getByText('Your new password may be set already')).toBeVisible()
  await visit(page, '/login')
  await fillCredentials(page, { email, password: 'Thiya#2' })
  await expect(page).toHaveURL('/')
  consoleErrors.length = 0
})
