import type { Page } from '@playwright/test'
import { pages } from '../contract/pages.ts'
import { aCustomer } from './customers.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { fillContact, newsletterForm } from './public-forms.ts'

const feedbackForm = (page: Page) => page.getByRole('form', { name: 'How was it?' })

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
