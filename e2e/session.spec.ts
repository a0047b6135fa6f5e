import type { Page, Route } from '@playwright/test'
import { aNewcomer, expect, type Newcomer, test } from './fixtures.ts'

async function aCustomer(page: Page): Promise<Newcomer> {
  const newcomer = aNewcomer()
  const { phone: telephone, ...account } = newcomer
  const data = { ...account, telephone, role: 'USER' }
  expect((await page.request.post('/api/user/register', { data })).status()).toBe(201)
  return newcomer
}

async function signIn(page: Page, customer: Newcomer) {
  await page.goto('/login')
  await expect(signInButton(page)).toBeEnabled()
  await fillCredentials(page, customer)
  await expect(page).not.toHaveURL('/login')
}

async function fillCredentials(page: Page, { email, password }: Newcomer) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}

const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
const profile = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true })

/** Something in the top bar, which on phones is in its menu. */
async function press(page: Page, role: 'button' | 'link', name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole(role, { name }).click()
}

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** A token that nobody has signed, good for so many seconds from now. */
function unsignedToken(seconds: number): string {
  const payload = JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds })
  return `e30.${Buffer.from(payload).toString('base64url')}.c2lnbmF0dXJl`
}

async function keepToken(page: Page, token: string) {
  // Any page of the shop will do; this one is the smallest.
  await page.goto('/healthz')
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
}

const ownData = '**/api/user/get_user_info_by_token'

test('a token whose time is over is dropped without asking the shop', async ({ page }) => {
  let asked = 0
  await page.route(ownData, (route) => {
    asked += 1
    return route.continue()
  })
  await keepToken(page, unsignedToken(-1))
  await page.goto('/orders')
  await expect(page).toHaveURL('/login')
  expect(await keptToken(page)).toBeNull()
  expect(asked).toBe(0)
})

test('a token that the shop does not take is dropped', async ({ page }) => {
  await keepToken(page, unsignedToken(3600))
  await page.goto('/orders')
  await expect(page).toHaveURL('/login')
  expect(await keptToken(page)).toBeNull()
})

test('a token is dropped when it cannot be found out whose it is', async ({ page }) => {
  await page.route(ownData, (route) => route.fulfill({ status: 409, json: {} }))
  await keepToken(page, unsignedToken(3600))
  await page.goto('/orders')
  await expect(page).toHaveURL('/login')
  expect(await keptToken(page)).toBeNull()
})

test('a spinner covers the page until it is known who is there', async ({ page }) => {
  const customer = await aCustomer(page)
  await signIn(page, customer)
  await expect(profile(page)).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route(ownData, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/orders')
  const cover = page.locator('.start-up:visible')
  await expect(cover).toHaveCount(2)
  // The start-up's own 2 s are the stylesheet's and pass in real time.
  await expect(cover).toHaveCount(1)
  await expect(cover).toHaveText('Loading')

  answer.resolve()
  await expect(cover).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
})

test('a spinner covers the login while the shop tells who has come', async ({ page }) => {
  const customer = await aCustomer(page)
  const answer = Promise.withResolvers<void>()
  await page.route(ownData, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/login')
  await expect(signInButton(page)).toBeEnabled()
  const cover = page.locator('.start-up:visible')
  await expect(cover).toHaveCount(0)
  await fillCredentials(page, customer)
  await expect(cover).toHaveText('Loading')

  answer.resolve()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(cover).toHaveCount(0)
})

for (const [what, path, answer] of [
  ['without a token', '**/api/user/login', { json: {} }],
  ['whose customer cannot be found out', ownData, { status: 409, json: {} }],
] as const) {
  test(`a login ${what} fails in place and keeps no token`, async ({ page }) => {
    const customer = await aCustomer(page)
    await page.route(path, (route) => route.fulfill(answer))
    await page.goto('/login')
    await expect(signInButton(page)).toBeEnabled()
    await fillCredentials(page, customer)

    await expect(page.getByText('Login failed. Please try again.')).toBeFocused()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(customer.email)
    expect(await keptToken(page)).toBeNull()
  })
}

test('signing out of a private page ends at home, with nothing remembered', async ({ page }) => {
  await signIn(page, await aCustomer(page))
  await profile(page).click()
  await expect(page).toHaveURL('/userprofile')
  await press(page, 'button', 'Sign Out')

  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptToken(page)).toBeNull()
  await page.reload()
  await expect(profile(page)).toHaveCount(0)
})

test('signing in and out in one tab is followed by the others', async ({ page, context }) => {
  const customer = await aCustomer(page)
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other).toHaveURL('/login')

  await signIn(page, customer)
  await expect(other).toHaveURL('/orders')
  await expect(other.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()

  await press(page, 'button', 'Sign Out')
  await expect(other).toHaveURL('/login')
  await expect(profile(other)).toHaveCount(0)
})

test('a session that ends during the visit leads to the login, and back to the page', async ({
  page,
}) => {
  const customer = await aCustomer(page)
  await signIn(page, customer)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await profile(page).click()
  await expect(page).toHaveURL('/login')
  expect(await keptToken(page)).toBeNull()

  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/userprofile')
})

test('a late refusal of an earlier session does not end the one that has begun since', async ({
  page,
}) => {
  const customer = await aCustomer(page)
  const refusal = Promise.withResolvers<void>()
  const refuseLate = async (route: Route) => {
    await refusal.promise
    await route.fulfill({ status: 401, json: {} })
  }
  await page.route('**/api/carts', refuseLate, { times: 1 })
  await signIn(page, customer)
  await press(page, 'button', 'Sign Out')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await press(page, 'link', 'Sign In')
  await fillCredentials(page, customer)
  await expect(profile(page)).toBeVisible()

  const answered = page.waitForResponse((answer) => answer.status() === 401)
  refusal.resolve()
  await (await answered).finished()
  await profile(page).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
})
