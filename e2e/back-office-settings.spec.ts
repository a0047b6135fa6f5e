import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { expect, test } from './fixtures.ts'

test('an operator switches a setting on and off again', async ({ page }) => {
  const { email } = await anOperator(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const setting = page.getByRole('region', { name: 'Customers cancel their own orders' })
  await expect(setting.getByLabel('On')).not.toBeChecked()
  await expectAccessible(page)

  await setting.getByLabel('On').check()
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(setting).toContainText(`Changed by ${email}`)
  await page.reload()
  await expect(setting.getByLabel('On')).toBeChecked()
  await setting.getByLabel('On').uncheck()
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: Customers cancel their own orders').last()).toBeVisible()
  await page.reload()
  await expect(setting.getByLabel('On')).not.toBeChecked()
})
