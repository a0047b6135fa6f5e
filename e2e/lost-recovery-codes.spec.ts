import { expectAccessible } from './accessibility.ts'
import { aNewOperator, anOperator, codeOf } from './back-office.ts'
import { fillCredentials } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { visit } from './visit.ts'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })
const lost = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You have not seen its recovery codes' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true })

/** Confirms twice; the response to the first confirmation is lost. */
async function confirmTwice(
  page: Page,
  path: string,
  { hasNewSession }: { hasNewSession: boolean },
) {
  const secret = await page.getByRole('code').innerText()
  const before = await page.context().cookies()
  await loseNextResponse(page, `**/api/admin/${path}`, 'PUT')
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('Network error')
  await expect(page.getByText('may be set up all the same')).toBeVisible()
  // The response that is lost here has brought its cookie.
  if (!hasNewSession) await page.context().addCookies(before)
  await confirm(page).click()
  await expect(lost(page).getByText('You have not seen')).toBeFocused()
  await expectAccessible(page)
  return secret
}

test('who lost the answer with the first recovery codes reads how to get others', async ({
  page,
  consoleErrors,
}) => {
  const account = await aNewOperator(page)
  await visit(page, '/login')
  await fillCredentials(page, account)
  await page.getByLabel('Invitation').fill(account.invitation)
  await page.getByRole('button', { name: 'Begin' }).click()
  const path = 'second-factor/enrolment'
  const secret = await confirmTwice(page, path, { hasNewSession: false })
  await goOn(page).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await fillCredentials(page, account)
  await page.getByLabel(/recovery code/).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('who lost the answer about another phone reads it too, and makes new recovery codes', async ({
  page,
  consoleErrors,
}) => {
  const { password } = await anOperator(page)
  await page.goto('/admin/account')
  await page.getByLabel('Your password, for another phone').fill(password)
  await page.getByRole('button', { name: 'Set up another phone' }).click()
  await confirmTwice(page, 'second-factor', { hasNewSession: true })
  await goOn(page).click()
  await page.getByLabel('Your password, for new recovery codes').fill(password)
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  const code = page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })
  await expect(code).toHaveCount(10)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('who lost the answer with new recovery codes reads that the old ones may be over', async ({
  page,
  consoleErrors,
}) => {
  const { password } = await anOperator(page)
  await page.goto('/admin/account')
  const form = page.getByRole('form', { name: 'New recovery codes' })
  await form.getByLabel(/^Your password/).fill(password)
  await loseNextResponse(page, '**/api/admin/second-factor/recovery-codes')
  const make = form.getByRole('button', { name: 'Make new recovery codes' })
  await make.click()
  await expect(form.getByRole('alert')).toContainText('Network error')
  await expect(form).toContainText('The codes that you had may no longer work')
  await expectAccessible(page)
  await make.click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(form).toContainText('10 recovery codes are left')
  await expect(form).not.toContainText('may no longer work')
  // Of the response that was lost.
  consoleErrors.length = 0
})
