import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { forgetOldSearches } from './index.ts'

async function aSearchedShop() {
  const shop = await openShop()
  await aProduct(shop, { name: 'Red Samba Rice 5 kg' })
  await aProduct(shop, { name: 'Fresh Milk 1 L' })
  /** One visitor after the other searches for the term; from then on a response is not the cached one. */
  const search = async (term: string, visitors: number[], language = 'en') => {
    for (const visitor of visitors) {
      const from = `203.0.113.${visitor}`
      await shop.call('GET /suggestions/{term}', { params: { term }, query: { language }, from })
      shop.passMinutes(1)
    }
  }
  const popular = async (language = 'en') => {
    shop.passMinutes(1)
    return (await shop.call('GET /popular-searches', { query: { language } })).body
  }
  return { shop, search, popular }
}

test('what several visitors have searched for is popular, the most frequent first', async () => {
  const { search, popular } = await aSearchedShop()
  await search('fresh milk', [1, 2, 3])
  await search('rice', [1, 2])
  expect(await popular()).toEqual(['fresh milk'])
  await search('  Rice ', [3, 4])
  expect(await popular()).toEqual(['rice', 'fresh milk'])
  expect(await popular('ta')).toEqual([])
})

test('one visitor makes no search popular', async () => {
  const { search, popular } = await aSearchedShop()
  await search('rice', [1, 1, 1, 1, 2])
  expect(await popular()).toEqual([])
})

test('only words of the name of a product that was found are counted', async () => {
  const { search, popular } = await aSearchedShop()
  const asFewKnow = ['ric', 'rise', 'rice 077 123 4567', '0771234567', '5', 'nimali@example.com']
  for (const term of asFewKnow) await search(term, [1, 2, 3])
  expect(await popular()).toEqual([])
})

test('what finds nothing any more is not shown, and old searches are deleted', async () => {
  const { shop, search, popular } = await aSearchedShop()
  await search('rice', [1, 2, 3])
  await search('milk', [1, 2, 3])
  await shop.database.execute(sql`update products set stock_quantity = 0 where name like '%Milk%'`)
  expect(await popular()).toEqual(['rice'])
  await shop.database.execute(sql`update popular_searches set day = day - 31`)
  await forgetOldSearches(shop.shop)
  expect(await popular()).toEqual([])
})
