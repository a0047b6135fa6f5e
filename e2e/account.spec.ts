import type { Page } from '@playwright/test'
import { aNewcomer, expect, expectAccessible, type Newcomer, test } from './fixtures.ts'

async function aCustomer(page: Page): Promise<Newcomer> {
  const newcomer = aNewcomer()
  const { phone: telephone, ...account } = newcomer
  const answer = await page.request.post('/api/user/register', {
    data: { ...account, telephone, role: 'USER' },
  })
  expect(answer.status()).toBe(201)
  return newcomer
}

async function fillSignup(page: Page, newcomer: Newcomer) {
  await page.getByLabel('Full name').fill(newcomer.name)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('NIC').fill(newcomer.nic)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByLabel('Confirm password').fill(newcomer.password)
  await page.getByLabel('Phone').fill(newcomer.phone)
}

/** Opens a form and waits until its script is there: only then can its button be pressed. */
async function openForm(page: Page, path: '/login' | '/signup') {
  await page.goto(path)
  const button = path === '/login' ? 'Sign In' : 'Sign Up'
  await expect(page.getByRole('main').getByRole('button', { name: button })).toBeEnabled()
}

async function signIn(page: Page, customer: { email: string; password: string }) {
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

test('a newcomer opens an account, signs in and comes back to the page they wanted', async ({
  page,
}) => {
  const newcomer = aNewcomer()
  await page.goto('/orders?status=PAID')
  await expect(page).toHaveURL('/login')

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await fillSignup(page, newcomer)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await signIn(page, newcomer)
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/orders?status=PAID')
  await expect(page.getByText('No PAID orders found.')).toBeVisible()
})

test('an empty signup form says what each field needs, beside it, and focuses the first', async ({
  page,
}) => {
  await openForm(page, '/signup')
  await page.getByLabel('Full name').press('Enter')

  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await expect(page.getByLabel('NIC')).toHaveAccessibleDescription('NIC is required')
  const passwordField = page.getByLabel('Password', { exact: true })
  await expect(passwordField).toHaveAccessibleDescription('Password is required')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Phone number is required')
})

const entries = [
  ['Full name', 'Su', 'Name must be at least 3 characters'],
  ['Email', 'sanduni@', 'Please enter a valid email address'],
  ['NIC', '12345', 'Please enter a valid NIC (10 digits ending with V/X or 12 digits)'],
  ['Password', 'Short-1', 'Password must be at least 8 characters'],
  ['Password', 'lower-case-1', 'Password must contain at least one uppercase letter'],
  ['Password', 'No-digit-here', 'Password must contain at least one number'],
  ['Password', 'Nospecial1', 'Password must contain at least one special character'],
  ['Confirm password', 'Something-else-1', 'Passwords do not match'],
  ['Phone', '0771', 'Please enter a valid phone number (10-15 digits)'],
] as const

test('every wrong entry of the signup form is named, and mended it is accepted', async ({
  page,
}) => {
  const newcomer = aNewcomer()
  await openForm(page, '/signup')
  await fillSignup(page, newcomer)

  for (const [label, wrong, message] of entries) {
    const field = page.getByLabel(label, { exact: true })
    const right = await field.inputValue()
    await field.fill(wrong)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(right)
    await expect(field).toHaveAccessibleDescription('')
  }
})

test('what was typed stays when the shop refuses an account, and its words are shown', async ({
  page,
}) => {
  const customer = await aCustomer(page)
  await openForm(page, '/signup')
  await fillSignup(page, customer)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()

  const refusal = page.getByText('An account with this email already exists.')
  await expect(refusal).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)
  await expect(page.getByLabel('Confirm password')).toHaveValue(customer.password)
})

test('a double click opens one account', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/register')) sent += 1
  })
  await openForm(page, '/signup')
  await fillSignup(page, aNewcomer())
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).dblclick()

  await expect(page).toHaveURL('/login')
  expect(sent).toBe(1)
})

test('a wrong password is refused in place, and the remembered page is not forgotten', async ({
  page,
}) => {
  const customer = await aCustomer(page)
  await page.goto('/orders')
  await signIn(page, { ...customer, password: 'Not-my-password-1' })

  await expect(page.getByText('Invalid email or password')).toBeFocused()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)

  await signIn(page, customer)
  await expect(page).toHaveURL('/orders')
  await page.goBack()
  await expect(page).not.toHaveURL('/login')
})

test('the login form says what its fields need', async ({ page }) => {
  await openForm(page, '/login')
  const email = page.getByLabel('Email')
  const passwordField = page.getByLabel('Password', { exact: true })
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(email).toBeFocused()
  await expect(passwordField).toHaveAccessibleDescription('Password is required')

  await email.fill('sanduni')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await passwordField.fill('1234567')
  await expect(passwordField).toHaveAccessibleDescription('Password must be at least 8 characters')
})

test('a password can be looked at', async ({ page }) => {
  await openForm(page, '/login')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('who is signed in has no business on the pages for guests', async ({ page }) => {
  const customer = await aCustomer(page)
  await openForm(page, '/login')
  await signIn(page, customer)
  await expect(page).toHaveURL('/')

  for (const path of ['/login', '/signup', '/forgot-password', '/otp', '/new-password']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('the boxes beside the form take turns every 3 seconds until they are stopped', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const boxes = page.getByTestId('packed-box')
  await expect(page.getByText('We will deliver within 5-7 days to your home')).toBeVisible()
  await expect(boxes).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Pause pictures' })).toBeVisible()
  await page.clock.runFor(3000)
  await expect(boxes.nth(1)).toHaveCSS('opacity', '1')

  await page.getByRole('button', { name: 'Pause pictures' }).click()
  await page.clock.runFor(9000)
  await expect(boxes.nth(1)).toHaveCSS('opacity', '1')
  await expect(boxes.nth(0)).toHaveCSS('opacity', '0')
})

for (const path of ['/login', '/signup'] as const) {
  test(`${path} is accessible, also with its errors, and never wider than the screen`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openForm(page, path)
    await page.getByRole('main').getByRole('textbox').first().press('Enter')
    await expect(page.getByText('Email is required')).toBeVisible()

    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBe(0)
  })
}
