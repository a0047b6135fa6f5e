import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { call } from './call.ts'
import { enterAsNewcomer, expectNoWiderThanScreen, tokenOf } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { mailboxOf } from './mailbox.ts'
import { placePaidOrder } from './paid-order.ts'
import { button, openProfile } from './profile-page.ts'
import { reload, visit } from './visit.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Your data' })
const password = (page: Page) => card(page).getByLabel('Password', { exact: true })

test('the profile gives a copy of all data for the password', { tag: '@phone' }, async ({
  page,
}) => {
  const customer = await openProfile(page)
  await button(page, 'Download your data').press('Enter')
  await expect(password(page)).toBeFocused()
  await expect(card(page).getByText('once the address is confirmed')).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  for (const [typed, message] of [
    ['', 'Password is required'],
    [`${customer.password}x`, 'This is not your password.'],
  ] as const) {
    await password(page).fill(typed)
    await password(page).press('Enter')
    await expect(password(page)).toHaveAccessibleDescription(new RegExp(message))
  }
  await password(page).fill(customer.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^JOY Box my data \d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.profile).toMatchObject({ email: customer.email, name: customer.name })
  await expect(page.getByText('Your data was downloaded.')).toBeVisible()
  await expect(button(page, 'Download your data')).toBeFocused()
})

test('the profile asks for the account to be deleted, and keeps it after all', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = await openProfile(page)
  const mailbox = mailboxOf(customer.email)
  await button(page, 'Delete your account').press('Enter')
  await expect(password(page)).toBeFocused()
  for (const words of ['Deleted: your name', 'Kept: your orders', 'You have 7 days']) {
    await expect(card(page).getByText(words)).toBeVisible()
  }
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Delete your account')).toBeFocused()

  await button(page, 'Delete your account').press('Enter')
  await password(page).fill(customer.password)
  await button(page, 'Delete my account').press('Enter')
  await expect(page.getByText('We have written to you about it.')).toBeVisible()
  const notice = card(page).getByText(/^Your account will be deleted on \w+, \w+ \d+, \d{4}\.$/)
  await expect(notice).toBeVisible()
  await expect(button(page, 'Delete your account')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await reload(page)
  await expect(notice).toBeVisible()
  await button(page, 'Keep my account').press('Enter')
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(button(page, 'Delete your account')).toBeFocused()

  await button(page, 'Delete your account').press('Enter')
  await password(page).fill(customer.password)
  await button(page, 'Delete my account').press('Enter')
  await expect(notice).toBeVisible()
  const opened = await page.context().newPage()
  await opened.goto(await mailbox.emailLink(3))
  await expectAccessible(opened)
  await opened.getByRole('button', { name: 'Keep the account' }).click()
  await expect(opened.getByRole('heading')).toHaveText('Your account stays')
  await reload(page)
  await expect(button(page, 'Delete your account')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('an account that is to be deleted, or kept after all, says so although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  const customer = await openProfile(page)
  await button(page, 'Delete your account').click()
  await password(page).fill(customer.password)
  await loseNextResponse(page, '**/api/user/erasure')
  await button(page, 'Delete my account').click()
  const notice = card(page).getByText(/^Your account will be deleted on/)
  await expect(notice).toBeVisible()
  await expect(password(page)).toHaveCount(0)
  await loseNextResponse(page, '**/api/user/erasure', 'DELETE')
  await button(page, 'Keep my account').click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  // Of the responses that were lost.
  consoleErrors.length = 0
})

test('who hears nothing of their deletion reads in the profile what is to happen', async ({
  page,
  consoleErrors,
}) => {
  const customer = await openProfile(page)
  await button(page, 'Delete your account').click()
  await password(page).fill(customer.password)
  await page.route('**/api/user/erasure', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
  await button(page, 'Delete my account').click()
  await expect(card(page).getByText(/^Your account will be deleted on/)).toBeVisible()
  // Of the proxy.
  consoleErrors.length = 0
})

test('the orders that an erasure waits for are listed in the language of the page', async ({
  page,
}) => {
  const { customer, calls } = await enterAsNewcomer(page)
  const { request } = page
  const token = await tokenOf(request, customer)
  await placePaidOrder(request, token)
  await placePaidOrder(request, token)
  const { password } = customer
  await call(request, 'POST /user/erasure', { token, body: { password } })
  const orders: { orderId: number }[] = await calls.get('/orders')
  const [first, second] = orders.map(({ orderId }) => orderId).toSorted((a, b) => a - b)
  for (const [prefix, list] of [
    ['', `#${first} and #${second}`],
    ['/si', `#${first} සහ #${second}`],
    ['/ta', `#${first}, #${second}`],
  ]) {
    await visit(page, `${prefix}/userprofile`)
    await expect(page.getByRole('main').getByText(`: ${list}.`)).toBeVisible()
  }
})
