import type { BrowserContext, Page } from '@playwright/test'
import { demoCustomer } from '../demo/customer.ts'
import { aNewcomer, expect, expectAccessible, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'

type Credentials = { email: string; password: string }

/** Opens the profile as this customer, in a tab that stays signed in over reloads. */
async function enter(page: Page, { email, password }: Credentials) {
  const answer = await page.request.post('/api/user/login', { data: { email, password } })
  const { token } = await answer.json()
  // Any page of the shop will do; this one is the smallest.
  await page.goto('/healthz')
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.goto('/userprofile')
  await expect(button(page, 'Edit Profile')).toBeVisible()
  return { Authorization: `Bearer ${token}` }
}

async function aCustomer(page: Page) {
  const { phone: telephone, ...account } = aNewcomer()
  const data = { ...account, telephone, role: 'USER' }
  expect((await page.request.post('/api/user/register', { data })).status()).toBe(201)
  return account
}

async function enterAsNewcomer(page: Page) {
  const customer = await aCustomer(page)
  await enter(page, customer)
  return customer
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const details = (page: Page) => page.getByRole('region', { name: 'Your details' })
const passwordCard = (page: Page) => page.getByRole('region', { name: 'Password' })
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const code = (page: Page) => page.getByPlaceholder('Enter 6-digit OTP')

test('a guest is sent to the login and comes back', async ({ page }) => {
  const customer = await aCustomer(page)
  await page.goto('/userprofile')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await button(page, 'Sign In').click()
  await expect(page).toHaveURL('/userprofile')
})

test('the three pages of an account share their tabs', async ({ page }) => {
  await enterAsNewcomer(page)
  const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
  await expect(tabs).toHaveText(['Profile', 'Orders', 'My Packages'])
  await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page')
  await expect(tabs.nth(2)).toHaveAttribute('href', '/mypackages')
  await tabs.nth(1).click()
  await expect(page).toHaveURL('/orders')
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
})

test.describe('the details of a customer', () => {
  test('are changed in a form and kept, also after a reload', async ({ page }) => {
    const { email } = await enterAsNewcomer(page)
    const name = page.getByLabel('Name')
    const phone = page.getByLabel('Phone')
    const address = page.getByLabel('Email')
    await expect(name).toHaveValue('Nimali Perera')
    await expect(phone).toHaveValue('0771234567')
    await expect(address).toHaveValue(email)
    for (const field of [name, phone, address]) await expect(field).not.toBeEditable()

    await button(page, 'Edit Profile').press('Enter')
    await expect(name).toBeFocused()
    await name.fill('Nimali Silva')
    await phone.fill('+94 71 765 4321')
    const changed = `silva.${email}`
    await address.fill(changed)
    await address.press('Enter')

    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(button(page, 'Edit Profile')).toBeFocused()
    for (const field of [name, phone, address]) await expect(field).not.toBeEditable()
    await page.reload()
    await expect(name).toHaveValue('Nimali Silva')
    await expect(phone).toHaveValue('+94717654321')
    await expect(address).toHaveValue(changed)
  })

  test('are as before after Cancel', async ({ page }) => {
    await enterAsNewcomer(page)
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Name').fill('Somebody Else')
    await button(page, 'Cancel').click()
    await expect(page.getByLabel('Name')).toHaveValue('Nimali Perera')
    await expect(page.getByLabel('Name')).not.toBeEditable()
    await expect(button(page, 'Edit Profile')).toBeFocused()

    await button(page, 'Edit Profile').click()
    await expect(page.getByLabel('Name')).toHaveValue('Nimali Perera')
  })

  test('are refused with the words of signup, beside their fields', async ({ page }) => {
    await enterAsNewcomer(page)
    await button(page, 'Edit Profile').click()
    const wrong = [
      ['Name', '', 'Full name is required'],
      ['Name', 'Su', 'Name must be at least 3 characters'],
      ['Phone', '0771', 'Please enter a valid phone number (10-15 digits)'],
      ['Email', 'nimali@', 'Please enter a valid email address'],
    ] as const
    for (const [label, value, message] of wrong) {
      await page.getByLabel(label).fill(value)
      await page.getByLabel(label).press('Enter')
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await expectAccessible(page)
  })

  test("cannot take another customer's address", async ({ page }) => {
    const other = await aCustomer(page)
    const { email } = await enterAsNewcomer(page)
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Email').fill(other.email.toUpperCase())
    await button(page, 'Save Changes').click()

    await expect(page.getByText('Failed to update profile. Please try again.')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'An account with this email already exists.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(other.email.toUpperCase())
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  test('are sent once, and the button says that they are on their way', async ({ page }) => {
    await enterAsNewcomer(page)
    let sent = 0
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/user/update/*', async (route) => {
      sent += 1
      await answer.promise
      await route.fulfill({ status: 400, json: {} })
    })
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Name').fill('Nimali Silva')
    await button(page, 'Save Changes').dblclick()
    await expect(button(page, 'Updating...')).toBeDisabled()
    answer.resolve()

    await expect(page.getByText('Failed to update profile. Please try again.')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Nimali Silva')
    expect(sent).toBe(1)
  })
})

/** At the entry of the code, which has just been mailed. */
async function askForCode(page: Page) {
  await button(page, 'Change Password').press('Enter')
  await button(page, 'Send OTP').press('Enter')
  await expect(code(page)).toBeFocused()
}

/** At the new password, with a code that the shop is said to have found right. */
async function reachNewPassword(page: Page) {
  await page.route('**/api/user/validate?*', (route) => route.fulfill({ json: 'OTP is valid' }))
  await askForCode(page)
  await code(page).fill('482113')
  await code(page).press('Enter')
  await expect(page.getByLabel('New password')).toBeFocused()
}

async function fillNewPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(repeated)
  await button(page, 'Update Password').click()
}

async function openElsewhere(context: BrowserContext | null, customer: Credentials) {
  const other = await context?.browser()?.newContext()
  if (!other) throw new Error('There is no other browser to open')
  const page = await other.newPage()
  await enter(page, customer)
  return page
}

test.describe('a new password', () => {
  test('is chosen with a mailed code, in steps that lead on by themselves', async ({ page }) => {
    const { email } = await enterAsNewcomer(page)
    const mailbox = mailboxOf(email)
    await button(page, 'Change Password').press('Enter')
    await expect(passwordCard(page).getByLabel('Email')).toBeFocused()
    await expect(passwordCard(page).getByLabel('Email')).toHaveValue(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('OTP sent to your email')).toBeVisible()

    await expect(code(page)).toBeFocused()
    await expectAccessible(page)
    await code(page).fill(await mailbox.nextCode(6))
    await code(page).press('Enter')
    await expect(page.getByText('OTP verified successfully')).toBeVisible()

    await expect(page.getByLabel('New password')).toBeFocused()
    await expect(page.getByText('login asks for at least 8.')).toBeVisible()
    await expectAccessible(page)
    await fillNewPassword(page, 'Ambul#Thiyal2')
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await expect(button(page, 'Change Password')).toBeFocused()
  })

  test('ends every other session and leaves this one, in all its tabs', async ({
    page,
    context,
  }) => {
    const customer = await enterAsNewcomer(page)
    const mailbox = mailboxOf(customer.email)
    const elsewhere = await openElsewhere(context, customer)
    const otherTab = await context.newPage()
    await otherTab.goto('/userprofile')
    await button(otherTab, 'Edit Profile').press('Enter')
    await otherTab.getByLabel('Name').fill('Half a na')

    await askForCode(page)
    await code(page).fill(await mailbox.nextCode(6))
    await code(page).press('Enter')
    await fillNewPassword(page, 'Ambul#Thiyal2')
    await expect(button(page, 'Change Password')).toBeFocused()

    await page.reload()
    await expect(details(page)).toBeVisible()
    await expect(otherTab.getByLabel('Name')).toHaveValue('Half a na')
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login')
    await elsewhere.context().close()
    await enter(page, { email: customer.email, password: 'Ambul#Thiyal2' })
  })

  test('needs a valid address to send the code to', async ({ page }) => {
    await enterAsNewcomer(page)
    await button(page, 'Change Password').click()
    const email = passwordCard(page).getByLabel('Email')
    await email.fill('')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/^Email is required/)

    await email.fill('somebody.else@example.com')
    await email.press('Enter')
    await expect(page.getByText('Failed to send OTP. Please try again.')).toBeFocused()
  })

  test('needs the code of the mail, of up to 6 digits', async ({ page }) => {
    const mailbox = mailboxOf((await enterAsNewcomer(page)).email)
    await askForCode(page)
    await mailbox.nextCode(6)
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await code(page).pressSequentially('00000012')
    await expect(code(page)).toHaveValue('000000')
    await button(page, 'Verify OTP').click()
    await expect(page.getByText('Invalid OTP', { exact: true })).toBeFocused()
    await expect(code(page)).toHaveValue('000000')

    await button(page, 'Resend OTP').click()
    await expect(page.getByText('New OTP sent successfully!')).toBeVisible()
    await expect(code(page)).toHaveValue('')
    await code(page).fill(await mailbox.nextCode(6))
    await button(page, 'Verify OTP').click()
    await expect(page.getByText('OTP verified successfully')).toBeVisible()
  })

  const checks = [
    [{ status: 200, body: 'OTP is invalid' }, 'Invalid OTP'],
    [{ status: 409, json: {} }, 'OTP validation failed. Please try again.'],
    [{ status: 429, json: { message: 'Please wait 1 minute.' } }, 'Please wait 1 minute.'],
  ] as const
  test('whose code cannot be checked says why', async ({ page }) => {
    await enterAsNewcomer(page)
    await askForCode(page)
    await code(page).fill('482113')
    for (const [answer, message] of checks) {
      await page.route('**/api/user/validate?*', (route) => route.fulfill(answer), { times: 1 })
      await button(page, 'Verify OTP').click()
      await expect(page.getByText(message, { exact: true })).toBeFocused()
    }
  })

  test('is held against its rules, one after the other', async ({ page }) => {
    await enterAsNewcomer(page)
    await reachNewPassword(page)
    const faults = [
      ['', '', 'Please fill in all password fields.'],
      ['Kiri#1', '', 'Please fill in all password fields.'],
      ['Kiri#1', 'Kiri#2', 'New passwords do not match.'],
      ['Ki#1', 'Ki#1', 'Password must be at least 6 characters long.'],
      ['kiribath#1', 'kiribath#1', 'Password must contain at least one uppercase letter'],
    ] as const
    for (const [password, repeated, message] of faults) {
      await fillNewPassword(page, password, repeated)
      await expect(page.getByText(message)).toBeFocused()
    }
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'password')
  })

  test('that cannot be stored says so and can be tried again', async ({ page }) => {
    await enterAsNewcomer(page)
    await reachNewPassword(page)
    for (const answer of [{ status: 409, json: {} }, { body: 'Perhaps' }]) {
      await page.route('**/api/user/reset', (route) => route.fulfill(answer), { times: 1 })
      await fillNewPassword(page, 'Kiri#1')
      await expect(page.getByText('Failed to update password. Please try again.')).toBeFocused()
      await expect(page.getByLabel('New password')).toHaveValue('Kiri#1')
    }
  })

  test('asks for the code again when the one it was checked with has lapsed', async ({ page }) => {
    await enterAsNewcomer(page)
    await reachNewPassword(page)
    await fillNewPassword(page, 'Kiri#1')
    await expect(page.getByText('Please verify the OTP first.')).toBeFocused()
    await expect(code(page)).toHaveValue('')
  })

  test('is forgotten with all its steps on Cancel', async ({ page }) => {
    await enterAsNewcomer(page)
    await reachNewPassword(page)
    await page.getByLabel('New password').fill('Kiri#1')
    await button(page, 'Cancel').click()
    await expect(button(page, 'Change Password')).toBeFocused()
    await expect(page.getByLabel('New password')).toHaveCount(0)

    await button(page, 'Change Password').click()
    await expect(button(page, 'Send OTP')).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(button(page, 'Change Password')).toBeFocused()
  })
})

test.describe('the order summary', () => {
  test('adds up what the orders say', async ({ page }) => {
    const headers = await enter(page, demoCustomer)
    const orders: { orderId: number; paymentStatus: string; totalAmount: number }[] = await (
      await page.request.get('/api/orders', { headers })
    ).json()
    const paid = orders.filter(({ paymentStatus }) => paymentStatus !== 'PENDING')
    const spent = paid.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
    const inRupees = (amount: number) =>
      `LKR\u00a0${amount.toLocaleString('en-LK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    const count = (status: string) =>
      String(orders.filter(({ paymentStatus }) => paymentStatus === status).length)

    const figure = (label: string) =>
      summary(page).getByText(label, { exact: true }).locator('xpath=following-sibling::dd')
    await expect(figure('Total orders')).toHaveText(String(orders.length))
    await expect(figure('Total spent')).toHaveText(inRupees(spent))
    await expect(figure('Average order')).toHaveText(inRupees(spent / paid.length))
    await expect(figure('Last order')).toHaveText(/^\w{3} \d+, \d{4}, \d+:\d\d/)
    await expect(figure('To Pay')).toHaveText(count('PENDING'))
    await expect(figure('Paid')).toHaveText(count('PAID'))
    await expect(figure('Completed')).toHaveText(count('COMPLETED'))
    await expect(figure('Order ID')).toHaveText(
      `#${Math.max(...orders.map(({ orderId }) => orderId))}`,
    )
    await expect(figure('Items')).toHaveText(/^\d+$/)
    await expect(figure('Payment method')).toHaveText(/\w+/)
    await expectAccessible(page)

    await summary(page).getByRole('link', { name: 'View All Orders' }).click()
    await expect(page).toHaveURL('/orders')
  })

  test('of a newcomer is empty and leads to the packages', async ({ page }) => {
    await enterAsNewcomer(page)
    await expect(summary(page).getByText('No Orders Yet')).toBeVisible()
    await expectAccessible(page)
    await summary(page).getByRole('link', { name: 'Start Shopping' }).click()
    await expect(page).toHaveURL('/packages')
  })

  test('is fetched again on request, also after it could not be', async ({ page }) => {
    await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: {} }))
    await enterAsNewcomer(page)
    await expect(summary(page).getByText('Failed to fetch orders')).toBeVisible()

    await page.unroute('**/api/orders')
    await summary(page).getByRole('button', { name: 'Refresh' }).click()
    await expect(summary(page).getByText('No Orders Yet')).toBeVisible()
  })
})

test('the profile is no wider than the screen', { tag: '@phone' }, async ({ page }) => {
  await enter(page, demoCustomer)
  await expect(summary(page).getByText('Total spent')).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBe(0)
})
