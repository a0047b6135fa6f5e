import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, expectNoWiderThanScreen, fillCredentials, signInButton } from './customers.ts'
import { packagesOf } from './demo-goods.ts'
import { aNewcomer, expect, fillRegistration, test } from './fixtures.ts'
import { plainText } from './plain-text.ts'
import { visit } from './visit.ts'

const main = (page: Page) => page.getByRole('main')
const signUpButton = (page: Page) => main(page).getByRole('button', { name: 'Sign Up' })

test('a newcomer opens one account, signs in and comes back to the page they wanted', async ({
  page,
}) => {
  let registrations = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/register')) registrations += 1
  })
  const newcomer = aNewcomer()
  await visit(page, '/orders?status=PAID')
  await expect(page).toHaveURL('/login')

  await main(page).getByRole('link', { name: 'Sign Up' }).click()
  await fillRegistration(page, newcomer)
  await signUpButton(page).dblclick()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email)
  expect(registrations).toBe(1)

  await fillCredentials(page, newcomer)
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/orders?status=PAID')
  await expect(page.getByText('No PAID orders found.')).toBeVisible()
})

test('a guest who opens a page of customers is led to the login', async ({ page }) => {
  for (const path of [
    '/custom_packages',
    '/mypackages',
    '/checkout',
    '/orders',
    '/payment-result',
    '/userprofile',
  ]) {
    await visit(page, path)
    await expect(page).toHaveURL('/login')
  }
})

/** A field’s hint follows its message. */
const startingWith = (message: string) => new RegExp(`^${message.replace(/[()]/g, '\\$&')}`)

const entries = [
  ['Full name', 'Su', 'Name must be at least 3 characters'],
  ['Email', 'sanduni@', 'Please enter a valid email address'],
  ['NIC', '12345', 'Please enter a valid NIC (10 digits ending with V/X or 12 digits)'],
  ['Password', 'Short-1', 'Password must be at least 8 characters'],
  ['Confirm password', 'Something-else-1', 'Passwords do not match'],
  ['Phone', '0771', 'Please enter a valid phone number (10-15 digits)'],
] as const

test('the signup form names what is wrong beside each field, and keeps what was typed', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await visit(page, '/signup')
  await expect(signUpButton(page)).toBeEnabled()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await expect(field('Password')).toHaveAccessibleDescription(
    'At least 8 characters, with an uppercase letter, a number and a special character.',
  )
  await field('Full name').press('Enter')
  await expect(field('Full name')).toBeFocused()
  for (const [label, message] of [
    ['Full name', 'Full name is required'],
    ['Email', 'Email is required'],
    ['NIC', 'NIC is required'],
    ['Password', 'Password is required'],
    ['Phone', 'Phone number is required'],
    ['Confirm password', 'Please confirm your password'],
  ] as const) {
    await expect(field(label)).toHaveAccessibleDescription(startingWith(message))
  }

  await fillRegistration(page, customer)
  for (const [label, wrong, message] of entries) {
    const right = await field(label).inputValue()
    await field(label).fill(wrong)
    await field(label).press('Enter')
    await expect(field(label)).toHaveAccessibleDescription(startingWith(message))
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
    await field(label).fill(right)
    await expect(field(label)).not.toHaveAttribute('aria-invalid')
  }

  for (const response of [
    { status: 200, json: {} },
    { status: 400, json: {} },
  ]) {
    await page.route('**/api/user/register', (route) => route.fulfill(response), { times: 1 })
    await signUpButton(page).click()
    await expect(page.getByText('Registration failed. Please try again.')).toBeFocused()
  }
  await signUpButton(page).click()
  await expect(field('Email')).toBeFocused()
  await expect(field('Email')).toHaveAccessibleDescription(
    'An account with this email already exists.',
  )
  await field('Full name').fill(customer.name)
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill(`another.${customer.email}`)
  await expect(field('Email')).toHaveAccessibleDescription('')
  await expect(field('Full name')).toHaveValue(customer.name)
  await expect(field('Confirm password')).toHaveValue(customer.password)
})

test('the login form names what is missing, shows a refusal in place, and remembers the page', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await visit(page, '/orders')
  await expect(signInButton(page)).toBeEnabled()
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(email).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Password is required')
  await email.fill('sanduni')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(customer.email)
  await password.fill('1234567')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters')
  await expect(password).toBeFocused()
  await password.fill('1234567a')
  await expect(password).toHaveAccessibleDescription('')

  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await fillCredentials(page, { ...customer, password: 'Not-my-password-1' })
  await expect(page.getByText('Invalid email or password')).toBeFocused()
  await expect(page).toHaveURL('/login')
  await expect(email).toHaveValue(customer.email)
  await password.fill('Another-1')
  await expect(page.getByText('Invalid email or password')).toHaveCount(0)
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/orders')
  await page.goBack()
  await expect(page).not.toHaveURL('/login')

  // A signed-in customer is redirected from the pages for guests.
  for (const path of ['/login', '/signup', '/forgot-password', '/otp', '/new-password']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
  }
})

test('beside the forms for guests are two packages with nine products each at most', async ({
  request,
}) => {
  const packages = (await packagesOf(request)).slice(0, 3)
  for (const path of ['/login', '/signup', '/forgot-password', '/otp', '/new-password']) {
    const html = plainText(await (await request.get(path)).text())
    const words = html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
    const show = (count: number) =>
      packages.map(({ products }) => {
        const names = products.slice(0, count).map(({ productId }) => productId.name)
        return words.includes(names.join(' • '))
      })
    expect(show(9), path).toEqual([true, true, false])
    expect(show(10), path).toEqual([false, false, false])
  }
})

test('the boxes beside the form take turns every 3 seconds until they are stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await visit(page, '/login')
  await expect(page.getByRole('button', { name: 'Pause pictures' })).toBeVisible()
  // From here on only the test advances the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const names = (await packagesOf(page.request)).slice(0, 2).map(({ name }) => name)
  const shown = async () => {
    const boxes = names.map((name) => main(page).getByText(name, { exact: true }))
    const isSeen = (box: Element) => box.checkVisibility({ opacityProperty: true })
    const seen = await Promise.all(boxes.map((box) => box.evaluate(isSeen)))
    return names.filter((_, place) => seen[place])
  }
  await expect.poll(shown).toHaveLength(1)
  const first = await shown()
  const second = names.filter((name) => !first.includes(name))
  await page.clock.runFor(3000)
  await expect.poll(shown).toEqual(second)
  await page.clock.runFor(3000)
  await expect.poll(shown).toEqual(first)

  await page.getByRole('button', { name: 'Pause pictures' }).click()
  // Pointing at them or focusing them would pause them too.
  await page.mouse.move(0, 0)
  await page.getByLabel('Email').focus()
  await page.clock.runFor(9000)
  await expect.poll(shown).toEqual(first)
})

test('the pages for guests are accessible, also with errors, and fit any screen', {
  tag: '@phone',
}, async ({ page }) => {
  const boxes = (await packagesOf(page.request)).slice(0, 2)
  const expectPage = async (path: string) => {
    await expect(page).toHaveURL(path)
    await expect(page.getByText('We will deliver within 5-7 days to your home')).toBeVisible()
    for (const { name } of boxes) await expect(main(page).getByText(name)).toBeAttached()
    await expectNoWiderThanScreen(page)
  }
  await visit(page, '/login')
  for (const [path, button, next] of [
    ['/login', signInButton(page), 'Sign Up'],
    ['/signup', signUpButton(page), 'Sign In'],
  ] as const) {
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expectPage(path)
    await expectAccessible(page)
    await main(page).getByRole('link', { name: next }).click()
  }

  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  await expectPage('/forgot-password')
  await page.getByLabel('Email').fill(aNewcomer().email)
  await main(page).getByRole('button', { name: 'Send OTP' }).click()
  await expectPage('/otp')
  await page.route('**/api/user/validate', (route) => route.fulfill({ json: 'OTP is valid' }))
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused()
  await page.keyboard.type('4821')
  await page.keyboard.press('Enter')
  await expectPage('/new-password')
})
