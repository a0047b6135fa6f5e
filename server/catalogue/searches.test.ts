import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDemoShop } from '../../demo/seed.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import * as inEnglish from './searches/english.ts'
import * as inLatinLetters from './searches/latin-letters.ts'
import * as inOwnLetters from './searches/own-letters.ts'
import type { Search } from './searches/products-meant.ts'

const groups = [inLatinLetters, inOwnLetters, inEnglish].flatMap((each) =>
  Object.entries<readonly Search[]>(each),
)
const searches = groups.flatMap(([, each]) => each)

test('there are at least 150 searches with what they must find first', () => {
  const terms = searches.map(([term]) => term)
  expect(new Set(terms).size).toBeGreaterThanOrEqual(150)
})

test('the right product comes first, however it is asked for, and docs/searches.md lists what comes', async () => {
  const shop = await openShop()
  await seedDemoShop({ database: shop.database, log: shop.shop.log })
  const first = new Map<string, string[]>()
  const wrong: string[] = []
  for (const [term, products] of searches) {
    const found = await namesFound(shop, term)
    first.set(term, found.slice(0, 3))
    const isRight = typeof products === 'string' ? found[0] === products : areAmong(products, found)
    if (!isRight) wrong.push(`${term}: ${found.slice(0, 3).join(', ') || 'nothing'}`)
  }
  expect(wrong).toEqual([])
  await expect(pageOf(first)).toMatchFileSnapshot('../../docs/searches.md')
})

/** Each search with what it finds first, as a Markdown page. */
function pageOf(first: Map<string, string[]>): string {
  const sections = groups.map(([name, each]) => {
    const lines = each.map(([term]) => `| ${term} | ${first.get(term)?.join(' · ')} |`)
    return `
## ${titleOf(name)}

| search | finds first |
| --- | --- |
${lines.join('\n')}
`
  })
  return `# What searches find first

In the demo shop: the first three products of each search that \`server/catalogue/searches/\` holds the right result of. The tests
compare this page with what the shop finds; \`npx vitest run server/catalogue/searches.test.ts -u\` writes it.
${sections.join('')}`
}

/** "Sinhala In Latin Letters" for `sinhalaInLatinLetters`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, ' $&')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function areAmong(products: readonly string[], found: readonly string[]): boolean {
  const first = found.slice(0, Math.min(3, products.length))
  return first.length > 0 && first.every((name) => products.includes(name))
}

async function namesFound({ call }: TestShop, term: string): Promise<string[]> {
  const { body } = await call('GET /products/search/{term}', { params: { term } })
  return body.map(({ name }: { name: string }) => name)
}

test.each([
  ['haal', 'හාල්'],
  ['hal', 'හාල්'],
  ['paripu', 'පරිප්පු'],
  ['parupu', 'பருப்பு'],
  ['thengaai', 'தேங்காய்'],
  ['milagaai', 'மிளகாய்'],
  ['vengayam', 'வெங்காயம்'],
  ['seeni', 'සීනි'],
  ['inguru', 'ඉඟුරු'],
  ['sri', 'ශ්‍රී'],
  ['coffee', 'කෝපි'],
  ['koppi', 'கோப்பி'],
  ['tomatoes', 'tomato'],
  ['chillies', 'chilly'],
  ['5kg', '5 kilo'],
])('%s and %s have the same rough spelling', async (one, other) => {
  const { database } = await openShop()
  const { rows } = await database.execute(
    sql`select search_key(${one}) as one, search_key(${other}) as other`,
  )
  expect(rows[0]?.one).toBe(rows[0]?.other)
})

test('a search follows the product, its translations and its category', async () => {
  const shop = await openShop()
  const { database } = shop
  const { id, categoryId } = await aProduct(shop, { name: 'Lentils 1 kg', description: 'Red.' })
  const found = ['Lentils 1 kg']

  await database.execute(sql`insert into product_texts (product_id, language, name, english_digest)
    values (${id}, 'si', 'පරිප්පු 1 kg', '')`)
  expect(await namesFound(shop, 'parippu')).toEqual(found)
  await database.execute(sql`update product_texts set name = 'මයිසූර් 1 kg'`)
  expect(await namesFound(shop, 'parippu')).toEqual([])
  await database.execute(sql`delete from product_texts`)
  expect(await namesFound(shop, 'මයිසූර්')).toEqual([])

  await database.execute(sql`update products set also_called = 'dhal paruppu'`)
  expect(await namesFound(shop, 'பருப்பு')).toEqual(found)

  await database.execute(sql`insert into category_texts (category_id, language, name, english_digest)
    values (${categoryId}, 'ta', 'பலசரக்கு', '')`)
  expect(await namesFound(shop, 'palasarakku')).toEqual(found)
  await database.execute(sql`update categories set also_called = 'sillara badu'`)
  expect(await namesFound(shop, 'සිල්ලර')).toEqual(found)
})
