import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { aPaidOrder } from './paid-order.ts'

test('when two operators change the same order, the second is warned and loses nothing @phone', async ({
  page,
}) => {
  const surname = `Silva${Date.now()}`
  await aPaidOrder(page, `Ruwan ${surname}`)
  await anOperator(page)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Best sellers' })).toContainText('Products')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await expectAccessible(page)
  await page.goto(`/admin/orders?search=${surname}`)
  await page.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expectAccessible(page)
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('Wrong address')
  await page.getByLabel('By hand').check()

  const orders = [{ orderId, version: 1 }]
  const response = await page.request.post('/api/admin/order-completions', { data: { orders } })
  expect(response.status()).toBe(200)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText(/Somebody else has changed this/)).toBeVisible()
  await expect(page.getByLabel('Why')).toHaveValue('Wrong address')
  await page.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
})
