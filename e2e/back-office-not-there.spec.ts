import { maximumId } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'

/** Pages of one thing each: what is said when there is no such thing, and the list that it leads back to. */
const pages = [
  ['/products', 'There is no such product.', 'Products'],
  ['/packages', 'There is no such package.', 'Packages'],
  ['/charities', 'There is no such charity.', 'Charities'],
  ['/orders', 'There is no such order.', 'Orders'],
  ['/customers', 'There is no such customer.', 'Customers'],
  ['/inbox/messages', 'There is no such message.', 'Messages'],
  ['/inbox/mails', 'There is no such mail.', 'Sent mails'],
  ['/translations/product', 'There is nothing to translate here.', 'Translations'],
] as const

const absentIds = [maximumId, maximumId + 1, '9223372036854775808', 'tea'] as const

test('a page of what never existed says so, and leads back to the list', async ({ page }) => {
  await anOperator(page)
  for (const [path, words, list] of pages) {
    for (const id of absentIds) {
      await page.goto(`/admin${path}/${id}`)
      await expect(page.getByRole('alert')).toHaveText(words)
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: /^All / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
  }
})

test('an order to be picked whose number is none is no page', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/picking/tea')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here')
})

test('a change of what is gone asks once whether the session has ended', async ({ page }) => {
  const email = `gone${Date.now()}@example.com`
  await page.request.post('/api/newsletter', { data: { email } })
  await anOperator(page)
  await page.goto(`/admin/inbox/newsletter?search=${email}`)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const query = { search: email }
  const { items } = await call(page.request, 'GET /admin/newsletter-subscriptions', { query })
  const params = { subscriptionId: items[0]?.subscriptionId ?? 0 }
  await call(page.request, 'DELETE /admin/newsletter-subscriptions/{subscriptionId}', { params })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/session')) asked += 1
  })
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing here.')).toBeVisible()
  expect(asked).toBe(1)
})
