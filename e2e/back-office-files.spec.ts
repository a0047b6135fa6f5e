import { anOperator } from './back-office.ts'
import { expect, test } from './fixtures.ts'

test('who asks for a file after the session has ended reads so', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/products')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const signedOut = await page.request.delete('/api/admin/session', { data: {} })
  expect(signedOut.status()).toBe(204)
  await page.getByRole('main').getByRole('link', { name: 'Export' }).click()
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
})

test('the books are printed with the month that they are of', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/books?month=2026-10')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('October 2026')
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download' })).toBeHidden()
})
