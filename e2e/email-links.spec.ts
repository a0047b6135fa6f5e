import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { aCustomer, expectNoWiderThanScreen, tokenOf } from './customers.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** A customer whose confirmed address somebody with the password has changed. */
async function aRobbedCustomer(page: Page, request: APIRequestContext) {
  const customer = await aCustomer(request)
  const { id, name, email, password, phone: telephone } = customer
  await page.goto(await mailboxOf(email).emailLink())
  await press(page, 'Confirm the address')
  const stolen = aNewcomer().email
  const headers = { Authorization: `Bearer ${await tokenOf(request, customer)}` }
  const data = { name, telephone, email: stolen, password }
  await request.put(`/api/user/update/${id}`, { headers, data })
  await page.goto(await mailboxOf(stolen).emailLink())
  await press(page, 'Use this address')
  await expect(page.getByRole('heading')).toHaveText('Your account has this address now')
  return customer
}

test('a changed address comes back with a new password, without script', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { email } = await aRobbedCustomer(page, request)
  await page.goto(await mailboxOf(email).emailLink(2))
  await page.getByLabel('New password').fill('Pol-Sambol1')
  await press(page, 'Bring it back')
  await expect(page.getByRole('heading')).toHaveText('Your address is back')
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(await tokenOf(request, { email, password: 'Pol-Sambol1' })).toBeTruthy()
  await context.close()
})

test('the way back says why a password is refused, and is accessible on any screen', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await aRobbedCustomer(page, page.request)
  await page.goto(await mailboxOf(email).emailLink(2))
  await expectAccessible(page)
  const password = page.getByLabel('New password')
  await password.fill('Pol-Sambol')
  await press(page, 'Bring it back')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Password must contain at least one number/)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
})
