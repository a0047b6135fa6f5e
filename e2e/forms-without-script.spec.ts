import type { Page } from '@playwright/test'
import { pages } from '../contract/pages.ts'
import { aCustomer } from './customers.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

const contactForm = (page: Page) => page.getByRole('form', { name: 'Get in Touch' })
const feedbackForm = (page: Page) => page.getByRole('form', { name: 'How was it?' })
const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

async function fillContact(page: Page, message: string) {
  const form = contactForm(page)
  await form.getByLabel('Name').fill('Ruwan Silva')
  await form.getByLabel('Email').fill('ruwan@example.com')
  await form.getByLabel('Message').fill(message)
  return form
}

/** Adds a character at the end of what is posted that no database stores. */
async function spoilPosts(page: Page, path: string) {
  await page.route(path, (route) =>
    route.continue({ postData: `${route.request().postData() ?? ''}%00` }),
  )
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and the same page thanks for it', async ({ page }) => {
    await page.goto('/')
    const form = await fillContact(page, 'When do you deliver to Galle?')
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button', { name: 'Send message' }).click()
    expect((await posted).headers()['cache-control']).toBe('no-store')
    await expect(page).toHaveURL('/')
    await expect(form.getByText('Your message has been sent successfully!')).toBeFocused()
    await expect(form.getByLabel('Message')).toHaveValue('')
  })

  test('an invalid message comes back as it was typed, with each fault beside its field', async ({
    page,
  }) => {
    await page.goto('/')
    const form = await fillContact(page, 'Hello')
    await form.getByLabel('Email').fill('ruwan@')
    await form.getByLabel('Phone').fill('077 12')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL('/')
    await expect(form.getByLabel('Email')).toBeFocused()
    for (const [label, typed, message] of [
      ['Name', 'Ruwan Silva', ''],
      ['Email', 'ruwan@', 'Please enter a valid email address'],
      ['Phone', '077 12', 'Please enter a valid phone number'],
      ['Message', 'Hello', 'Message must be at least 10 characters'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveValue(typed)
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await form.getByLabel('Email').fill('ruwan@example.com')
    await form.getByLabel('Phone').fill('')
    await form.getByLabel('Message').fill('When do you deliver to Kandy?')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
  })

  test('a refused message is explained, and stays typed', async ({ page }) => {
    await page.goto('/')
    const form = await fillContact(page, 'When do you deliver to Galle?')
    await spoilPosts(page, '/')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Failed to send your message. Please try again.')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveValue('Ruwan Silva')
    await expect(form.getByLabel('Message')).toHaveValue(/^When do you deliver to Galle\?/)

    const box = newsletterForm(page).getByLabel('Your e-mail address')
    await box.fill('ruwan@example.com')
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(box).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(box).toHaveValue(/^ruwan@example\.com/)
  })

  test('an email address subscribes on any page and stays there; a bad one is explained', async ({
    page,
  }) => {
    await page.goto('/products?q=samba')
    const form = newsletterForm(page)
    const box = form.getByLabel('Your e-mail address')
    const subscribe = form.getByRole('button', { name: 'Subscribe' })
    await box.fill('nimali@')
    await subscribe.click()
    await expect(page).toHaveURL('/products?q=samba')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('nimali@')
    await expect(box).toHaveAccessibleDescription('Please enter a valid email address')

    await box.fill(aNewcomer().email)
    await subscribe.click()
    await expect(page).toHaveURL('/products?q=samba')
    await expect(
      form.getByText('Thank you for subscribing! Please look into your mail.'),
    ).toBeFocused()
    await expect(page.getByText(/^\d products$/)).toBeVisible()
  })

  test('a customer gives feedback with email and password, and the same page thanks for it', async ({
    page,
  }) => {
    const customer = await aCustomer(page.request)
    await page.goto('/')
    const form = feedbackForm(page)
    const message = `The jak fruit was sweet. ${Date.now()}`
    await form.getByRole('radio', { name: '4 stars' }).press(' ')
    await form.getByLabel('Message').fill(message)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await expect(form.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(form.getByLabel('Message')).toHaveValue(message)

    await form.getByLabel('Name').fill('Nimali')
    await form.getByLabel('Email').fill(customer.email)
    await form.getByLabel('Password').fill('Not-my-password-1')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByText('Invalid email or password')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveValue(customer.email)
    await expect(form.getByLabel('Password')).toHaveValue('')
    await expect(form.getByLabel('Message')).toHaveValue(message)

    await form.getByLabel('Password').fill(customer.password)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByText('Feedback submitted successfully!')).toBeFocused()
    await expect(form.getByLabel('Message')).toHaveValue('')
    await expect(page).toHaveURL('/')
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByText(message)).toBeAttached({ timeout: 500 })
    }).toPass()
  })
})

test('every page accepts what its footer posts', async ({ request }) => {
  const paths = pages.map(({ path }) => path.replace(':slug', 'none').replace(':orderId', '1'))
  for (const path of [...paths, '/no-such-page']) {
    const response = await request.post(path, { form: { form: 'newsletter', email: 'nimali@' } })
    expect(response.status(), path).toBe(400)
    expect(await response.text(), path).toContain('Please enter a valid email address')
  }
})

// The test browser's parser always takes script to be on, so it never shows what is in <noscript>.
test('the pages that need script say so to a browser without', async ({ request }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/new-password']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<noscript><p[^>]*>This form needs JavaScript\./)
  }
})

test('a post that no form of the shop sends is refused', async ({ request }) => {
  const elsewhere = { Origin: 'https://elsewhere.example' }
  const email = aNewcomer().email
  const posts: Parameters<typeof request.post>[1][] = [
    { form: { form: 'newsletter', email }, headers: elsewhere },
    { form: { form: 'login', email, password: 'Kiribath#1' } },
    { data: 'form=newsletter', headers: { 'Content-Type': 'text/plain' } },
    { multipart: { form: 'unknown' } },
  ]
  for (const post of posts) {
    expect((await request.post('/', post)).status()).toBe(400)
  }
  const tooLong = { form: 'contact', message: 'x'.repeat(1024 * 1024) }
  expect((await request.post('/', { form: tooLong })).status()).toBe(413)
})

/** Holds back scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

test.describe('before the script has loaded', () => {
  test('what is typed stays when the script loads, and is sent by it', async ({ page }) => {
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

  test('a faulty post comes back, and is corrected and sent by the script', async ({ page }) => {
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

  test('a post is thanked for, and the thanks are gone on the next page', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/terms-conditions', { waitUntil: 'commit' })
    const form = newsletterForm(page)
    await form.getByLabel('Your e-mail address').fill(aNewcomer().email)
    await form.getByRole('button', { name: 'Subscribe' }).click({ noWaitAfter: true })
    const thanks = form.getByText('Thank you for subscribing! Please look into your mail.')
    await expect(thanks).toBeVisible()
    release()
    await expect(page.locator('[data-kept]', { has: form })).toHaveCount(0)
    await expect(thanks).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(thanks).toHaveCount(0)
  })

  for (const [path, labels] of [
    ['/login', ['Email', 'Password']],
    ['/signup', ['Full name', 'Email', 'NIC', 'Password', 'Confirm password', 'Phone']],
    ['/forgot-password', ['Email']],
    ['/new-password', ['New password', 'Confirm password']],
  ] as const) {
    test(`${path} waits for it, and puts nothing into a URL`, async ({ page }) => {
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

  test('typed digits of a code stay, and the next one follows them', async ({ page }) => {
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
})
