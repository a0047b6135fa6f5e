import { maximumId } from '../domain/limits.ts'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
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
