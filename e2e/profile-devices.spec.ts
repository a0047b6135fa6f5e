import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectNoWiderThanScreen, keptToken, tokenOf } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
import { button, openProfile } from './profile-page.ts'
import { visit } from './visit.ts'

const devices = (page: Page) => page.getByRole('list', { name: 'Signed-in devices' })

/** What the API answers to a token: 200 while its session lasts. */
async function statusWith(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await page.request.post('/api/user/get_user_info_by_token', { headers })).status()
}

test('the profile shows where the account is signed in, and signs out one device, or all', async ({
  page,
}) => {
  const customer = await openProfile(page)
  const elsewhere = await tokenOf(page.request, customer)
  const own = String(await keptToken(page))
  await expect(devices(page)).toHaveCount(0)
  await button(page, 'Show devices').press('Enter')
  await expect(devices(page)).toBeFocused()
  const rows = devices(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('This device')
  await expect(rows.nth(1)).toContainText(/Last used: \w+ \d/)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .press('Enter')
  await expect(page.getByText('The device is signed out')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(devices(page)).toBeFocused()
  expect([await statusWith(page, elsewhere), await statusWith(page, own)]).toEqual([401, 200])

  await button(page, 'Sign out everywhere').click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptToken(page)).toBeNull()
  expect(await statusWith(page, own)).toBe(401)
})

test('a device is signed out although the answer was lost', async ({ page, consoleErrors }) => {
  const customer = await openProfile(page)
  await tokenOf(page.request, customer)
  await button(page, 'Show devices').click()
  const rows = devices(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await loseNextResponse(page, '**/api/user/sessions/*', 'DELETE')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(page.getByText('The device is signed out')).toBeVisible()
  await expect(rows).toHaveCount(1)
  consoleErrors.length = 0
})

test('who signs out everywhere is signed out here, too, although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  await openProfile(page)
  const own = String(await keptToken(page))
  await button(page, 'Show devices').click()
  await loseNextResponse(page, '**/api/user/sessions', 'DELETE')
  await button(page, 'Sign out everywhere').click()
  await expect(page).toHaveURL('/login')
  expect(await keptToken(page)).toBeNull()
  expect(await statusWith(page, own)).toBe(401)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('signing out without a connection works at once, and ends the session when there is one', async ({
  page,
  consoleErrors,
}) => {
  await openProfile(page)
  await visit(page, '/')
  const own = String(await keptToken(page))
  let isAway = true
  await page.route('**/api/user/logout', (route) => (isAway ? route.abort() : route.continue()))
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await keptToken(page)).toBeNull()
  expect(await statusWith(page, own)).toBe(200)
  isAway = false
  await expect.poll(() => statusWith(page, own)).toBe(401)
  // The browser itself logs lost connections.
  consoleErrors.length = 0
})

test('signing out ends the session before the home page has loaded, also for who goes elsewhere', async ({
  page,
}) => {
  await openProfile(page)
  const own = String(await keptToken(page))
  const home = await hold(page, /\/assets\/home-[\w-]+\.js$/)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await home.reached(1)
  await expect.poll(() => keptToken(page)).toBeNull()
  await expect.poll(() => statusWith(page, own)).toBe(401)

  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first().click()
  // First what is shown only for a moment.
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/terms-conditions')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await home.release()
})
