import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, enter, fillCredentials, keptToken, signInButton, tokenOf } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { reload, visit } from './visit.ts'

const profile = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true })
/** The text of what covers the page's corner. */
const cover = (page: Page) => () =>
  page.evaluate(() => document.elementFromPoint(10, 10)?.textContent)

async function press(page: Page, role: 'button' | 'link', name: string) {
  await page.getByRole('banner').getByRole(role, { name }).click()
}

/** A token with an invalid signature that expires in this many seconds. */
function unsignedToken(seconds: number): string {
  const payload = JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds })
  return `e30.${Buffer.from(payload).toString('base64url')}.c2lnbmF0dXJl`
}

const sessionEnded = (page: Page) => page.getByText('Your session has ended. Please login again.')

const ownData = '**/api/user/get_user_info_by_token'

test('a token that has expired or is refused is removed at start, and the login page says so', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/get_user_info_by_token')) asked += 1
  })
  const expectDropped = async (token: string) => {
    await page.evaluate((kept) => localStorage.setItem('token', kept), token)
    await visit(page, '/orders')
    await expect(page).toHaveURL('/login')
    await expect(sessionEnded(page)).toBeVisible()
    expect(await keptToken(page)).toBeNull()
  }
  // Any page of the shop works; this one is the smallest.
  await page.goto('/healthz')
  await expectDropped(unsignedToken(-1))
  expect(asked).toBe(0)
  await expectDropped(unsignedToken(3600))
  expect(asked).toBe(1)

  // A guest who never had a session reads nothing of one.
  await visit(page, '/orders')
  await expect(page).toHaveURL('/login')
  await expect(signInButton(page)).toBeEnabled()
  await expect(sessionEnded(page)).toHaveCount(0)
})

test('Sign In opened in a new tab leads back to the page of its link, too', async ({
  page,
  context,
}) => {
  const customer = await aCustomer(page.request)
  await visit(page, '/packages?page=2')
  const opened = context.waitForEvent('page')
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await fillCredentials(tab, customer)
  await expect(tab).toHaveURL('/packages?page=2')
})

test('a customer stays signed in when the shop cannot be reached at the start', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, await aCustomer(page.request))
  // A single failure is made up for quietly.
  await page.route(ownData, (route) => route.abort(), { times: 1 })
  await visit(page, '/orders')
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()

  let isDown = true
  await page.route(ownData, (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await reload(page)
  await expect(
    page.getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/orders')
  await expect(profile(page).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible()
  await expectAccessible(page)
  expect(await keptToken(page)).not.toBeNull()

  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  // The browser itself logs lost connections and server errors.
  consoleErrors.length = 0
})

test.describe('at the start', () => {
  test.use({ hasStartUpSpinner: true })

  test('a spinner covers the page for 2 seconds, and until the session is known', async ({
    page,
  }) => {
    await enter(page, await aCustomer(page.request))
    const release = Promise.withResolvers<void>()
    await page.route(ownData, async (route) => {
      await release.promise
      await route.continue()
    })
    await visit(page, '/orders')
    // The stylesheet sets the 2 s.
    const delays = () => document.getAnimations().map(({ effect }) => effect?.getTiming().delay)
    expect(await page.evaluate(delays)).toContain(2000)
    await expect.poll(cover(page)).toBe('Loading')

    release.resolve()
    await expect.poll(cover(page)).not.toBe('Loading')
    await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  })
})

test('a login without an account fails in place; a spinner covers the one that succeeds', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await visit(page, '/login')
  await expect(signInButton(page)).toBeEnabled()
  for (const [path, response] of [
    ['**/api/user/login', { json: {} }],
    [ownData, { status: 409, json: {} }],
  ] as const) {
    await page.route(path, (route) => route.fulfill(response), { times: 1 })
    await fillCredentials(page, customer)
    await expect(page.getByText('Login failed. Please try again.')).toBeFocused()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(customer.email)
    expect(await keptToken(page)).toBeNull()
  }

  const release = Promise.withResolvers<void>()
  await page.route(ownData, async (route) => {
    await release.promise
    await route.continue()
  })
  await expect.poll(cover(page)).not.toBe('Loading')
  await fillCredentials(page, customer)
  await expect.poll(cover(page)).toBe('Loading')
  release.resolve()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect.poll(cover(page)).not.toBe('Loading')
})

test('what is pressed before the session is known counts once it is', async ({ page }) => {
  await enter(page, await aCustomer(page.request))
  const asking = await hold(page, /\/get_user_info_by_token$/)
  await visit(page, '/products')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().press('Enter')
  await asking.reached(1)
  asking.pass()
  await asking.release()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
})

test('other tabs follow signing in and out in one, and end on the home page', async ({
  page,
  context,
}) => {
  const customer = await aCustomer(page.request)
  const other = await context.newPage()
  await visit(other, '/orders')
  await expect(other).toHaveURL('/login')

  await visit(page, '/userprofile')
  await expect(page).toHaveURL('/login')
  await expect(signInButton(page)).toBeEnabled()
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/userprofile')
  await expect(other).toHaveURL('/orders')
  await expect(other.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()

  await press(page, 'button', 'Sign Out')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptToken(page)).toBeNull()
  await expect(profile(page)).toHaveCount(0)
  await expect(other).toHaveURL('/login')
  await expect(profile(other)).toHaveCount(0)
})

test("a page that comes back from the browser's memory shows nothing of who has signed out since", async ({
  page,
}) => {
  await enter(page, await aCustomer(page.request))
  await visit(page, '/orders')
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  // While a page rests there, it hears nothing of other pages.
  await page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL('/login')
  await expect(profile(page)).toHaveCount(0)
})

test('a session that ends while a page is open leads to the login, and back to the page', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await enter(page, customer)
  await visit(page, '/mypackages')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await profile(page).first().click()
  await expect(page).toHaveURL('/login')
  await expect(sessionEnded(page)).toBeVisible()
  expect(await keptToken(page)).toBeNull()

  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/userprofile')
})

test('a page whose token the browser has deleted leads to the login', async ({ page }) => {
  await enter(page, await aCustomer(page.request))
  await visit(page, '/orders')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).toHaveURL('/login')
  await expect(sessionEnded(page)).toBeVisible()
})

test('a late refusal of an earlier session does not end the current one', async ({ page }) => {
  const customer = await aCustomer(page.request)
  await enter(page, customer)
  const refusal = Promise.withResolvers<void>()
  const refuseLate = async (route: Route) => {
    await refusal.promise
    await route.fulfill({ status: 401, json: {} })
  }
  await page.route('**/api/carts', refuseLate, { times: 1 })
  await visit(page, '/mypackages')
  await press(page, 'button', 'Sign Out')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await press(page, 'link', 'Sign In')
  await fillCredentials(page, customer)
  await expect(profile(page)).toBeVisible()

  const refused = page.waitForResponse((response) => response.status() === 401)
  refusal.resolve()
  await (await refused).finished()
  await profile(page).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

test('a renewed token takes the place of the one that was sent, and of no other', async ({
  page,
}) => {
  const customer = await aCustomer(page.request)
  await enter(page, customer)
  const renewed = await tokenOf(page.request, customer)
  const late = Promise.withResolvers<void>()
  const answerWith = async (route: Route, token: string) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'X-Token': token } })
  }
  await page.route('**/api/orders', (route) => answerWith(route, renewed), { times: 1 })
  await visit(page, '/orders')
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  expect(await keptToken(page)).toBe(renewed)

  const isHeld = page.waitForRequest('**/api/custom-packages')
  await page.route(
    '**/api/custom-packages',
    async (route) => {
      await late.promise
      await answerWith(route, renewed)
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'My Packages' }).click()
  const held = await isHeld
  await press(page, 'button', 'Sign Out')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  late.resolve()
  await (await held.response())?.finished()
  expect(await keptToken(page)).toBeNull()
})
