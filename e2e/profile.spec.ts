import type { Page } from '@playwright/test'
import { demoCustomer } from '../demo/customer.ts'
import { languages } from '../domain/texts/languages.ts'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, enter, expectNoWiderThanScreen } from './customers.ts'
import { definitionOf } from './definitions.ts'
import { expect, test } from './fixtures.ts'
import { switchTo } from './language-switch.ts'
import { mailboxOf } from './mailbox.ts'
import { button, details, openProfile } from './profile-page.ts'
import { reload, visit } from './visit.ts'

const { si } = languages

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })

test.describe('the details of a customer', () => {
  test('that are being edited stay in the form in another language, until they are cancelled', async ({
    page,
  }) => {
    const customer = await openProfile(page)
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Name').fill('Nimali de Silva')
    await page.getByLabel('Email').fill('nimali.silva@example.com')
    await details(page).getByRole('textbox', { name: 'Password' }).fill('Pola-evening-9')

    await switchTo(page, 'si')
    const form = page.getByRole('form', { name: si.profileTexts.editForm })
    await expect(form.locator('[name=name]')).toHaveValue('Nimali de Silva')
    await expect(form.locator('[name=telephone]')).toHaveValue('0771234567')
    await expect(form.locator('[name=email]')).toHaveValue('nimali.silva@example.com')
    await expect(form.locator('[name=password]')).toHaveValue('')
    await form.getByRole('button', { name: si.controlTexts.cancel }).click()
    await expect(form).toBeHidden()

    await switchTo(page, 'en')
    await expect(page.getByLabel('Name')).toHaveValue('Nimali Perera')
    await expect(page.getByLabel('Name')).not.toBeEditable()
    await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  })

  test('are changed in a form and saved; faults are shown beside their fields, and cancelling changes nothing', async ({
    page,
  }) => {
    const { email } = await openProfile(page)
    const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
    await expect(tabs).toHaveText(['Profile', 'Orders', 'My Packages'])
    await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page')
    const name = page.getByLabel('Name')
    const phone = page.getByLabel('Phone')
    const address = page.getByLabel('Email')
    await expect(name).toHaveValue('Nimali Perera')
    await expect(phone).toHaveValue('0771234567')
    await expect(address).toHaveValue(email)
    for (const field of [name, phone, address]) await expect(field).not.toBeEditable()

    await button(page, 'Edit Profile').press('Enter')
    await expect(name).toBeFocused()
    await name.fill('Somebody Else')
    await button(page, 'Cancel').click()
    await expect(name).toHaveValue('Nimali Perera')
    await expect(name).not.toBeEditable()
    await expect(button(page, 'Edit Profile')).toBeFocused()

    await button(page, 'Edit Profile').press('Enter')
    await expect(name).toHaveValue('Nimali Perera')
    for (const [field, value, message] of [
      [name, '', 'Full name is required'],
      [phone, '0771', 'Please enter a valid phone number (10-15 digits)'],
      [address, 'nimali@', 'Please enter a valid email address'],
    ] as const) {
      await field.fill(value)
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(message)
    }
    await expectAccessible(page)
    await button(page, 'Save Changes').click()
    await expect(name).toBeFocused()

    await name.fill('Nimali Silva')
    await phone.fill('+94 71 765 4321')
    await address.fill(email)
    await address.press('Enter')
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(button(page, 'Edit Profile')).toBeFocused()
    for (const field of [name, phone, address]) await expect(field).not.toBeEditable()

    await tabs.nth(1).click()
    await expect(page).toHaveURL('/orders')
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
    await tabs.nth(2).click()
    await expect(page).toHaveURL('/mypackages')
    await tabs.nth(0).click()
    await expect(name).toHaveValue('Nimali Silva')
    await expect(phone).toHaveValue('+94717654321')
    await expect(address).toHaveValue(email)
  })

  test('say whether the address is confirmed, and send the link again', async ({ page }) => {
    const { email } = await openProfile(page)
    const address = page.getByLabel('Email')
    await expect(address).toHaveAccessibleDescription(/^Not confirmed yet/)
    const again = button(page, 'Send the link again')
    await again.click()
    await expect(page.getByText('The link is on its way.')).toBeVisible()
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)

    const confirming = await page.context().newPage()
    await confirming.goto(await mailboxOf(email).emailLink())
    await expectAccessible(confirming)
    await confirming.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(confirming.getByRole('heading')).toHaveText('Your address is confirmed')
    await reload(page)
    await expect(address).toHaveAccessibleDescription('Confirmed')
    await expect(again).toHaveCount(0)
  })

  test('take another address with the password only, and once its link is opened', async ({
    page,
  }) => {
    const { email, password } = await openProfile(page)
    const changed = `silva.${email}`
    await button(page, 'Edit Profile').click()
    const ownPassword = details(page).getByLabel('Password', { exact: true })
    await expect(ownPassword).toHaveCount(0)
    await page.getByLabel('Email').fill(changed)
    for (const [typed, message] of [
      ['', 'Password is required'],
      [`${password}x`, 'This is not your password.'],
    ] as const) {
      await ownPassword.fill(typed)
      await button(page, 'Save Changes').click()
      await expect(ownPassword).toHaveAccessibleDescription(new RegExp(message))
    }
    await expectAccessible(page)
    await ownPassword.fill(password)
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(details(page).getByText(`${changed} waits for you`)).toBeVisible()
    await expectNoWiderThanScreen(page)

    const opened = await page.context().newPage()
    await opened.goto(await mailboxOf(changed).emailLink())
    await opened.getByRole('button', { name: 'Use this address' }).click()
    await expect(opened.getByRole('heading')).toHaveText('Your account has this address now')
    await reload(page)
    await expect(page.getByLabel('Email')).toHaveValue(changed)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Confirmed')
  })

  test('keep what another tab has changed since the form was opened', async ({ page }) => {
    const { email } = await openProfile(page)
    await button(page, 'Edit Profile').click()
    const other = await page.context().newPage()
    await visit(other, '/userprofile')
    await button(other, 'Edit Profile').click()
    await other.getByLabel('Phone').fill('0717654321')
    await button(other, 'Save Changes').click()
    await expect(other.getByText('Profile updated successfully!')).toBeVisible()

    await page.getByLabel('Name').fill('Nimali Silva')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await reload(page)
    await expect(page.getByLabel('Name')).toHaveValue('Nimali Silva')
    await expect(page.getByLabel('Phone')).toHaveValue('0717654321')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  test("are sent once and stay typed when they are refused, as for another customer's address", async ({
    page,
  }) => {
    const other = await aCustomer(page.request)
    const { email, password } = await openProfile(page)
    let sent = 0
    const release = Promise.withResolvers<void>()
    await page.route('**/api/user/update/*', async (route) => {
      sent += 1
      await release.promise
      await route.continue()
    })
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Email').fill(other.email.toUpperCase())
    await details(page).getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Save Changes').dblclick()
    await expect(button(page, 'Updating...')).toBeDisabled()
    release.resolve()

    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'An account with this email already exists.',
    )
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByText('Failed to update profile. Please try again.')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(other.email.toUpperCase())
    expect(sent).toBe(1)
    await page.getByLabel('Email').fill(`another.${email}`)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
    await button(page, 'Cancel').click()
    await reload(page)
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
})

test.describe('the order summary', () => {
  test('adds up the orders, on any screen', { tag: '@phone' }, async ({ page }) => {
    const calls = await enter(page, demoCustomer)
    const orders: { orderId: number; paymentStatus: string; totalAmount: number }[] =
      await calls.get('/orders')
    const paid = orders.filter(({ paymentStatus }) => paymentStatus !== 'PENDING')
    const spent = paid.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
    const inRupees = (amount: number) =>
      `LKR\u00a0${amount.toLocaleString('en-LK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    const count = (status: string) =>
      String(orders.filter(({ paymentStatus }) => paymentStatus === status).length)

    await visit(page, '/userprofile')
    const figure = (label: string) => definitionOf(summary(page), new RegExp(`^${label}$`))
    await expect(await figure('Total orders')).toHaveText(String(orders.length))
    await expect(await figure('Total spent')).toHaveText(inRupees(spent))
    await expect(await figure('Average order')).toHaveText(inRupees(spent / paid.length))
    await expect(await figure('Last order')).toHaveText(/^\w{3} \d+, \d{4}, \d+:\d\d/)
    await expect(await figure('To Pay')).toHaveText(count('PENDING'))
    await expect(await figure('Paid')).toHaveText(count('PAID'))
    await expect(await figure('Completed')).toHaveText(count('COMPLETED'))
    await expect(await figure('Order ID')).toHaveText(
      `#${Math.max(...orders.map(({ orderId }) => orderId))}`,
    )
    await expect(await figure('Items')).toHaveText(/^\d+$/)
    await expect(await figure('Payment method')).toHaveText(/\w+/)
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)

    await summary(page).getByRole('link', { name: 'View All Orders' }).click()
    await expect(page).toHaveURL('/orders')
  })

  test('is loaded again on request; a new customer’s is empty and leads to the packages', async ({
    page,
  }) => {
    await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: {} }))
    await openProfile(page)
    await expect(summary(page).getByText('Failed to fetch orders')).toBeVisible()

    await page.unroute('**/api/orders')
    await summary(page).getByRole('button', { name: 'Refresh' }).click()
    await expect(summary(page).getByText('No Orders Yet')).toBeVisible()
    await summary(page).getByRole('link', { name: 'Start Shopping' }).click()
    await expect(page).toHaveURL('/packages')
  })
})
