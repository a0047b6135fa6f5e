import type { Page } from '@playwright/test'
import { aNewcomer, expect, test } from './fixtures.ts'
import { switchTo } from './language-switch.ts'
import { contactForm, fillContact, newsletterForm } from './public-forms.ts'
import { untilInteractive, visit } from './visit.ts'

/** Holds back scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Subscribes to the newsletter with a form that is posted, and lets the script of the next page load. */
async function subscribeBeforeScript(page: Page) {
  const release = await holdScripts(page)
  await page.goto('/terms-conditions', { waitUntil: 'commit' })
  const form = newsletterForm(page)
  await form.getByLabel('Your e-mail address').fill(aNewcomer().email)
  await form.getByRole('button', { name: 'Subscribe' }).click({ noWaitAfter: true })
  const thanks = form.getByText('Thank you for subscribing! Please look into your mail.')
  await expect(thanks).toBeVisible()
  release()
  await expect(page.locator('[data-kept]', { has: form })).toHaveCount(0)
  return { form, thanks }
}

test('what is typed before the script has loaded stays, and is sent by it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = await fillContact(page, 'When do you deliver to Jaffna?')
  await expect(form.getByLabel('Message')).toBeFocused()
  const sent = page.waitForRequest('**/api/dashboard/get-in-touch')
  release()
  await expect(page.locator('[data-kept]', { has: form })).toHaveCount(0)
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Jaffna?')
  await expect(form.getByLabel('Message')).toBeFocused()
  await form.getByRole('button', { name: 'Send message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ruwan Silva',
    email: 'ruwan@example.com',
    message: 'When do you deliver to Jaffna?',
  })
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
})

test('what is typed while only a section’s script is loading stays, with the focus', async ({
  page,
}) => {
  await visit(page, '/')
  const release = await holdScripts(page)
  const form = contactForm(page)
  await form.getByLabel('Message').pressSequentially('When do you deliver')
  release()
  await expect(page.locator('[data-kept]', { has: form })).toHaveCount(0)
  await expect(form.getByLabel('Message')).toBeFocused()
  await page.keyboard.type(' to Galle?')
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Galle?')
})

test('a faulty post from before the script comes back, and is corrected and sent by the script', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = await fillContact(page, 'Hello')
  await form.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  )
  release()
  await expect(page.locator('[data-kept]', { has: form })).toHaveCount(0)
  await expect(form.getByLabel('Name')).toHaveValue('Ruwan Silva')
  await expect(form.getByLabel('Message')).toHaveValue('Hello')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  )
  await form.getByLabel('Message').fill('When do you deliver to Matara?')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
})

test('what comes back from a faulty post before the script stays in another language', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const form = newsletterForm(page)
  await form.getByLabel('Your e-mail address').fill('kumari@')
  await form.getByRole('button', { name: 'Subscribe' }).click({ noWaitAfter: true })
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  release()
  await untilInteractive(page)
  await switchTo(page, 'si')
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('kumari@')
})

test('a message from before the script stays until it is sent, and no longer', async ({ page }) => {
  const message = 'When do you deliver to Badulla?'
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
  const products = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true })
  let release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = await fillContact(page, message)
  await form.getByLabel('Email').fill('ruwan@')
  await form.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid/)
  release()
  await untilInteractive(page)
  await products.click()
  await expect(page).toHaveURL('/products')
  await home.click()
  await expect(form.getByLabel('Message')).toHaveValue(message)

  await page.unroute('**/assets/*.js')
  release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await fillContact(page, message)
  await form.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
  release()
  await untilInteractive(page)
  await products.click()
  await expect(page).toHaveURL('/products')
  await home.click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('a post from before the script is thanked for, and the thanks are gone on the next page', async ({
  page,
}) => {
  const { thanks } = await subscribeBeforeScript(page)
  await expect(thanks).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(thanks).toHaveCount(0)
})

test('thanks for a post from before the script do not stand beside a later fault', async ({
  page,
}) => {
  const { form, thanks } = await subscribeBeforeScript(page)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(thanks).toHaveCount(0)
})

test('an order of the list chosen before the script is shown by it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  release()
  await expect(page).toHaveURL('/products?sort=cheapest')
  await expect(page.getByLabel('Sort by')).toHaveValue('cheapest')
})

for (const [path, labels] of [
  ['/login', ['Email', 'Password']],
  ['/signup', ['Full name', 'Email', 'NIC', 'Password', 'Confirm password', 'Phone']],
  ['/forgot-password', ['Email']],
  ['/new-password', ['New password', 'Confirm password']],
] as const) {
  test(`${path} waits for its script, and puts nothing into a URL`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (const label of labels) {
      const field = page.getByLabel(label, { exact: true })
      await field.fill('7')
      await field.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(field).toHaveValue('7')
    }
    release()
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled()
    for (const label of labels) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('7')
    }
  })
}

test('digits of a code typed before the script stay, and the next one follows them', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.getByRole('main').getByLabel('Email').fill(aNewcomer().email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page).toHaveURL('/otp')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Digit 1 of 4').fill('4')
  await page.getByLabel('Digit 2 of 4').fill('8')
  await page.getByLabel('Digit 2 of 4').press('Enter')
  await expect(page).toHaveURL('/otp')
  release()
  await expect(page.getByLabel('Digit 3 of 4')).toBeFocused()
  await page.keyboard.type('21')
  for (const [at, digit] of [...'4821'].entries()) {
    await expect(page.getByLabel(`Digit ${at + 1} of 4`)).toHaveValue(digit)
  }
})
