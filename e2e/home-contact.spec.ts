import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { firstPackage } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { sectionOf } from './home-page.ts'
import { reload, visit } from './visit.ts'

async function openForm(page: Page) {
  await visit(page, '/')
  await sectionOf(page, 'Contact')
  return page.getByRole('form', { name: 'Get in Touch' })
}

type Form = Awaited<ReturnType<typeof openForm>>

async function fillForm(form: Form) {
  await form.getByLabel('Name').fill('Ruwan Silva')
  await form.getByLabel('Email').fill('ruwan@example.com')
  await form.getByLabel('Message').fill('When do you deliver to Galle?')
}

async function followContact(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Contact', exact: true })

test('the section shows an e-mail address and a phone number', async ({ page }) => {
  await visit(page, '/')
  const contact = await sectionOf(page, 'Contact')
  await expect(contact.getByRole('link', { name: 'support@joybox.example' })).toHaveAttribute(
    'href',
    'mailto:support@joybox.example',
  )
  await expect(contact.getByRole('link', { name: '+94 11 000 0000' })).toHaveAttribute(
    'href',
    'tel:+94110000000',
  )
})

test('a guest sends a message and is thanked for 3 seconds', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dashboard/get-in-touch')) sent += 1
  })
  const form = await openForm(page)
  await fillForm(form)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await form.getByRole('button', { name: 'Send message' }).dblclick()
  const banner = form.getByText('Your message has been sent successfully!')
  await expect(banner).toBeVisible()
  for (const label of ['Name', 'Email', 'Phone', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
  await page.clock.runFor(2900)
  await expect(banner).toBeVisible()
  await page.clock.runFor(200)
  await expect(banner).toBeHidden()
  expect(sent).toBe(1)
})

test('the form is checked when it is sent, and editing a field takes its error away', async ({
  page,
}) => {
  const form = await openForm(page)
  const send = form.getByRole('button', { name: 'Send message' })
  await form.getByLabel('Name').fill('R')
  await form.getByLabel('Name').blur()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('')
  await form.getByLabel('Name').fill('')
  await send.click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Message is required')
  await expectAccessible(page)

  await form.getByLabel('Name').fill('R')
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await form.getByLabel('Email').fill('ruwan@')
  await form.getByLabel('Phone').fill('077 12')
  await form.getByLabel('Message').fill('Hello')
  await send.click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  )
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter a valid phone number',
  )
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  )

  await fillForm(form)
  await form.getByLabel('Phone').fill('+94 77 123 4567')
  const sent = page.waitForRequest('**/api/dashboard/get-in-touch')
  await send.click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ruwan Silva',
    email: 'ruwan@example.com',
    contact: '+94 77 123 4567',
    message: 'When do you deliver to Galle?',
  })
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
})

test('a message that cannot be sent is kept and explained', async ({ page }) => {
  const form = await openForm(page)
  await page.route('**/api/dashboard/get-in-touch', (route) =>
    route.fulfill({ status: 400, json: { message: 'No' } }),
  )
  await fillForm(form)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Failed to send your message. Please try again.')).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Galle?')

  // Only the server knows how long to wait.
  const message = 'Too many tries. Please wait 1 hour and try again.'
  await page.route('**/api/dashboard/get-in-touch', (route) =>
    route.fulfill({ status: 429, json: { message } }),
  )
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText(message)).toBeFocused()

  // Only 200 means that it was sent.
  await page.route('**/api/dashboard/get-in-touch', (route) =>
    route.fulfill({ status: 202, json: {} }),
  )
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Failed to send your message. Please try again.')).toBeFocused()
})

test('what the form shows while a message is being sent is what is sent', async ({ page }) => {
  const form = await openForm(page)
  await fillForm(form)
  const sending = await hold(page, /\/api\/dashboard\/get-in-touch$/)
  await form.getByRole('button', { name: 'Send message' }).click()
  await sending.reached(1)
  await form.getByLabel('Message').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' And to Jaffna?')
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Galle?')
  await sending.release()
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
  await form.getByLabel('Message').fill('And to Jaffna?')
  await expect(form.getByLabel('Message')).toHaveValue('And to Jaffna?')
})

test('a message that was not sent stays in the form after a reload and on return, until it is sent', async ({
  page,
}) => {
  const form = await openForm(page)
  await fillForm(form)
  await reload(page)
  await sectionOf(page, 'Contact')
  await expect(form.getByLabel('Name')).toHaveValue('Ruwan Silva')
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Galle?')
  await form.getByLabel('Message').fill('When do you deliver to Matara?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms-conditions')
  await page.goBack()
  await expect(form.getByLabel('Email')).toHaveValue('ruwan@example.com')
  await expect(form.getByLabel('Message')).toHaveValue('When do you deliver to Matara?')

  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Your message has been sent successfully!')).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
  await reload(page)
  await sectionOf(page, 'Contact')
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('Contact in the top bar scrolls there on the home page, each time', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/')
  for (const _ of ['first', 'second']) {
    await followContact(page, isMobile)
    await expect(page).toHaveURL('/#contact')
    await expect(heading(page)).toBeInViewport()
    await expect(heading(page)).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
  }
})

test('Contact on another page leads to the section of the home page', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/terms-conditions')
  await followContact(page, isMobile)
  await expect(page).toHaveURL('/#contact')
  await expect(heading(page)).toBeFocused()
  // Also after the packages above it have loaded.
  await expect(page.getByRole('heading', { name: firstPackage.name })).toBeAttached()
  await expect(heading(page)).toBeInViewport()
})

for (const width of [360, 768]) {
  test(`from another page on a screen of ${width} px, Contact stays in view while the page grows above it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await visit(page, '/terms-conditions')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Go to Packages' }),
    ).not.toHaveCount(0)
    const top = () => page.locator('#contact').evaluate((it) => it.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(100)
    expect(await top()).toBeGreaterThan(50)
  })
}

test('the URL /#contact opens at the section', async ({ page }) => {
  await visit(page, '/#contact')
  await expect(heading(page)).toBeInViewport()
  await sectionOf(page, 'Contact')
  await expect(heading(page)).toBeInViewport()
})
