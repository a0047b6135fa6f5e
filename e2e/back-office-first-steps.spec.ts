import { mailsToUnconfirmedPerDay } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'

test('an owner sees what is left to do before customers come, and tries the mail server @phone', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'First steps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  const step = (name: RegExp) => page.getByRole('listitem', { name })
  await expect(step(/^The first goods/)).toContainText('Done')
  await expect(step(/^The first goods/)).toContainText('publish it, the category too')
  await expect(step(/^The shop’s machine/)).toContainText('To do')
  await expect(step(/^The shop’s machine/)).toContainText('npm run backup')
  await expect(step(/^Mails/)).toContainText(`gets only ${mailsToUnconfirmedPerDay} a day`)
  await step(/^Mails/)
    .getByRole('button', { name: 'Send me a mail' })
    .click()
  await expect(step(/^Mails/).getByRole('status')).toContainText('outbox')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
})

test('a manager sees the steps and sends no mail; support does not see them', async ({ page }) => {
  await anOperator(page, ['MANAGER'])
  await page.goto('/admin/first-steps')
  await expect(page.getByRole('listitem', { name: /^Mails/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a mail' })).toHaveCount(0)
  await anOperator(page, ['SUPPORT'])
  await page.goto('/admin/first-steps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not part of your work')
})

test('a shop without a category leads from its first product to the first category', async ({
  page,
}) => {
  await anOperator(page)
  await page.route('**/api/admin/categories', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/products/new')
  const category = page.getByLabel('Category')
  await expect(category).toHaveAccessibleDescription('Add the first category, then come back.')
  await page.getByRole('link', { name: 'Add the first category' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
})
