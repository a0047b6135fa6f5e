import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDemoShop } from '../../demo/seed.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const namesOf = (products: { name: string }[]) => products.map(({ name }) => name)

async function aShopWithGroceries() {
  const shop = await openShop()
  await aProduct(shop, { name: 'Carrots 500 g', description: 'Nuwara Eliya carrots.' })
  await aProduct(shop, { name: 'Hass Avocado 500 g', description: 'Buttery, from the hills.' })
  await aProduct(shop, { name: 'Fresh Milk 1 L', description: 'From Ambewela farms.' })
  await aProduct(shop, { name: 'Tea 100% Pure', description: 'Broken_Orange \\ Pekoe' })
  await aProduct(shop, { name: 'Kokis (pack of 10)', description: 'Crisp.', stock: 0 })
  return shop
}

async function found({ call }: TestShop, term: string) {
  const { body } = await call('GET /products/search/{term}', { params: { term } })
  return namesOf(body)
}

test('products have everything that a shopper and the cart need', async () => {
  const shop = await openShop()
  const carrots = await aProduct(shop, { name: 'Carrots 500 g', price: 220.5, stock: 7 })
  const { body, headers } = await shop.call('GET /products', { query: { status: 'IN STOCK' } })
  expect(body).toEqual([
    expect.objectContaining({
      productId: carrots.id,
      name: 'Carrots 500 g',
      price: 220.5,
      categoryId: carrots.categoryId,
      category: { categoryId: carrots.categoryId },
      stockQuantity: 7,
      imageUrl: '',
      status: 'IN STOCK',
    }),
  ])
  expect(headers.get('X-Total-Count')).toBe('1')
})

test('a sold-out product is not in stock', async () => {
  const { call } = await aShopWithGroceries()
  const inStock = await call('GET /products', { query: { status: 'IN STOCK' } })
  const soldOut = await call('GET /products', { query: { status: 'OUT OF STOCK' } })
  expect(inStock.body).toHaveLength(4)
  expect(namesOf(soldOut.body)).toEqual(['Kokis (pack of 10)'])
  expect(soldOut.body[0].status).toBe('OUT OF STOCK')
})

test('pages have no gaps and no repetitions', async () => {
  const { call } = await aShopWithGroceries()
  const pages = await Promise.all(
    [1, 2, 3].map((page) => call('GET /products', { query: { page, pageSize: 2 } })),
  )
  expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1])
  expect(new Set(pages.flatMap(({ body }) => namesOf(body))).size).toBe(5)
  expect(pages.map(({ headers }) => headers.get('X-Total-Count'))).toEqual(['5', '5', '5'])
})

test('a list of thousands is streamed in pieces, and is complete', async () => {
  const shop = await openShop()
  const { categoryId } = await aProduct(shop)
  await shop.database.execute(sql`insert into products (name, price_cents, category_id, stock_quantity)
    select 'Carrots ' || n, 22000, ${categoryId}::int, n from generate_series(2, 1234) as n`)
  const { body, headers } = await shop.call('GET /products')
  expect(body.length).toBe(1234)
  expect(headers.get('X-Total-Count')).toBe('1234')
  expect(body.map(({ productId }: { productId: number }) => productId)).toEqual(
    Array.from({ length: 1234 }, (_, index) => index + 1),
  )
})

test('a change of stock updates no index of products', async () => {
  const { database } = await aShopWithGroceries()
  await database.execute(sql`insert into products (name, price_cents, category_id, stock_quantity)
    select 'Carrots ' || n, 22000, 1, n from generate_series(6, 500) as n`)
  const { rows } = await database.transaction(async (tx) => {
    await tx.execute(sql`update products set stock_quantity = stock_quantity - 1 where id % 40 = 0`)
    return tx.execute(sql`select pg_stat_get_xact_tuples_updated('products'::regclass)::int as changed,
      pg_stat_get_xact_tuples_hot_updated('products'::regclass)::int as "inPlace"`)
  })
  expect(rows).toEqual([{ changed: 12, inPlace: 12 }])
})

test('a category contains its own products only', async () => {
  const shop = await openShop()
  const carrots = await aProduct(shop, { name: 'Carrots' })
  await aProduct(shop, { name: 'Milk' })
  const { body } = await shop.call('GET /products', { query: { categoryId: carrots.categoryId } })
  expect(namesOf(body)).toEqual(['Carrots'])
})

test('products are found by their ids, in stock or not; an unknown id is left out', async () => {
  const shop = await aShopWithGroceries()
  const { body: all } = await shop.call('GET /products')
  const [carrots, , milk, , kokis] = all
  const ids = [kokis.productId, 999, carrots.productId, carrots.productId].join(',')
  const { body, headers } = await shop.call('GET /products', { query: { ids } })
  expect(body).toEqual([carrots, kokis])
  expect(headers.get('X-Total-Count')).toBe('2')
  const inStock = { ids: `${kokis.productId},${milk.productId}`, status: 'IN STOCK' }
  expect((await shop.call('GET /products', { query: inStock })).body).toEqual([milk])
})

test('up to 200 ids can be requested, and anything that is not an id is refused', async () => {
  const { call } = await openShop()
  const ids = (count: number) => Array.from({ length: count }, (_, id) => id + 1).join(',')
  expect((await call('GET /products', { query: { ids: ids(200) } })).status).toBe(200)
  for (const wrong of [ids(201), '0', '1,', '1,,2', '1 2', 'rice', '99999999999']) {
    expect((await call('GET /products', { query: { ids: wrong } })).status).toBe(400)
  }
})

test('search finds by name and by description, in any case', async () => {
  const shop = await aShopWithGroceries()
  expect(await found(shop, 'cArRoT')).toEqual(['Carrots 500 g'])
  expect(await found(shop, 'ambewela')).toEqual(['Fresh Milk 1 L'])
  expect(await found(shop, '  fresh   milk ')).toEqual(['Fresh Milk 1 L'])
})

test.each([
  ['carot', 'Carrots 500 g'],
  ['avacado', 'Hass Avocado 500 g'],
  ['tee pure', 'Tea 100% Pure'],
])('search tolerates the typo "%s"', async (term, name) => {
  expect(await found(await aShopWithGroceries(), term)).toContain(name)
})

test('products with the term in their name come before those that only mention it; typos are tolerated if there are neither', async () => {
  const shop = await openShop()
  await aProduct(shop, { name: 'Breakfast Set', description: 'With a pot of tea.' })
  await aProduct(shop, { name: 'Steak Spice', description: 'For the grill.' })
  await aProduct(shop, { name: 'Black Tea 100 g', description: 'From Dimbula.' })
  await aProduct(shop, { name: 'Teal Bowl', description: 'For soup.' })
  expect(await found(shop, 'tea')).toEqual([
    'Black Tea 100 g',
    'Teal Bowl',
    'Steak Spice',
    'Breakfast Set',
  ])
  expect(await found(shop, 'blak tea')).toEqual(['Black Tea 100 g'])
})

test('a term that is only inside other words is taken for a typo, too', async () => {
  const shop = await openShop()
  await aProduct(shop, { name: 'Papaya 1 kg', description: 'Full of betacarotene.' })
  await aProduct(shop, { name: 'Carrots 500 g', description: 'From Nuwara Eliya.' })
  expect(await found(shop, 'carot')).toEqual(['Carrots 500 g', 'Papaya 1 kg'])
  expect(await found(shop, 'betacarot')).toEqual(['Papaya 1 kg'])
})

test('quotation marks around a term change nothing', async () => {
  const shop = await aShopWithGroceries()
  const milk = await found(shop, 'fresh milk')
  expect(milk).not.toEqual([])
  for (const quoted of ['"fresh milk"', '“fresh milk”', 'fresh "milk"']) {
    expect(await found(shop, quoted)).toEqual(milk)
  }
})

test('a search term is never a pattern', async () => {
  const shop = await aShopWithGroceries()
  expect(await found(shop, '%')).toEqual(['Tea 100% Pure'])
  expect(await found(shop, '_')).toEqual(['Tea 100% Pure'])
  expect(await found(shop, '\\')).toEqual(['Tea 100% Pure'])
  expect(await found(shop, 'c%t')).toEqual([])
  expect(await found(shop, "'; drop table products; --")).toEqual([])
})

test('search finds nothing for a blank term, and no sold-out products', async () => {
  const shop = await aShopWithGroceries()
  expect(await found(shop, ' ')).toEqual([])
  expect(await found(shop, 'kokis')).toEqual([])
})

test('packages have their products, their discount and how many can be made', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop, { name: 'Rice', price: 1200, stock: 9 })
  const eggs = await aProduct(shop, { name: 'Eggs', price: 400, stock: 5 })
  await aPackage(shop, {
    price: 2000,
    discount: 400,
    contents: [
      [rice, 1],
      [eggs, 2],
    ],
  })
  const { body } = await shop.call('GET /packages')
  expect(body).toEqual([
    expect.objectContaining({
      price: 2000,
      discountPrice: 400,
      status: 'ACTIVE',
      stockQuantity: 2,
      products: [
        expect.objectContaining({
          quantity: 1,
          unitPrice: 1200,
          productId: expect.objectContaining({ productId: rice.id, name: 'Rice', price: 1200 }),
        }),
        expect.objectContaining({ quantity: 2, unitPrice: 400 }),
      ],
    }),
  ])
})

test('pictures are URLs, or the pictures themselves if requested inline', async () => {
  const shop = await openShop()
  await seedDemoShop({ database: shop.database, log: shop.shop.log })
  const query = { page: 1, pageSize: 1 }
  const plain = await shop.call('GET /products', { query })
  expect(plain.body[0].imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-384\.webp$/)
  const inline = await shop.call('GET /products', { query: { ...query, images: 'inline' } })
  expect(inline.body[0].imageUrl).toMatch(/^data:image\/webp;base64,UklGR/)
})

test('a change of any column that customers see invalidates cached pages', async () => {
  const { database } = await openShop()
  const { rows } = await database.execute(sql`
    select column_name as name from information_schema.columns where table_name = 'products'
    except select event_object_column from information_schema.triggered_update_columns
      where event_object_table = 'products' and trigger_name = 'catalogue_news'`)
  // Stock has its own trigger; the other columns are not shown.
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'id',
    'in_stock',
    'is_vat_exempt',
    'low_stock_limit',
    'never_substitute',
    'stock_quantity',
    'version',
  ])
})

test('what several customers search for at once is read together', async () => {
  const shop = await aShopWithGroceries()
  await found(shop, 'kokis')
  const terms = ['carrots', 'avocado', 'milk', 'tea']
  const names = ['Carrots 500 g', 'Hass Avocado 500 g', 'Fresh Milk 1 L', 'Tea 100% Pure']
  const statements = await shop.statementsOf(async () => {
    const lists = await Promise.all(terms.map((term) => found(shop, term)))
    expect(lists.map(([first]) => first)).toEqual(names)
  })
  expect(statements.filter((text) => text.includes('search_key'))).toHaveLength(1)
  expect(statements).toHaveLength(2)
})

test('a term that the database refuses does not disturb the others', async () => {
  const shop = await aShopWithGroceries()
  const paths = ['carrots', '%00', 'milk', 'tea%00'].map((term) => `/api/products/search/${term}`)
  const answers = await Promise.all(paths.map((path) => shop.request(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400])
})
