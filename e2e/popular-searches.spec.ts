import { expectAccessible } from './accessibility.ts'
import { changeSetting } from './back-office.ts'
import { stockTheShop } from './day-of-orders.ts'
import { expect } from './fixtures.ts'
import { openOwnShop, testIn } from './own-shop.ts'
import { visit } from './visit.ts'

// What visitors search for is counted for a whole shop.
const test = testIn(openOwnShop)

test('an empty search field offers what others search for, the most frequent first', async ({
  page,
  shop,
}) => {
  await shop.ask(`insert into popular_searches (language, term, visitors)
    values ('en', 'green tea', 4), ('en', 'soap', 9), ('ta', 'arisi', 20)`)
  await shop.enterAsOwner(page)
  await stockTheShop(page.request)
  await changeSetting(page, 'catalogue.suggestions', true)
  await visit(page, '/products')
  await page.getByLabel('Search products').click()
  const searched = page.getByRole('group', { name: 'Others search for' })
  await expect(searched.getByRole('option')).toHaveText(['soap', 'green tea'])
  await expectAccessible(page)
  await searched.getByRole('option', { name: 'green tea' }).click()
  await expect(page).toHaveURL('/products?q=green+tea')
  await expect(page.getByRole('heading', { name: 'Green Tea' })).toBeVisible()
})
