import { asc, eq } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { minus } from '../domain/money/money.ts'
import { lineTotalCents } from '../domain/money/priced-line.ts'
import { connectDatabase } from '../server/database/connect.ts'
import * as schema from '../server/database/schema.ts'
import { DatabaseServers } from '../server/database/servers.ts'
import { createLog } from '../server/log.ts'
import { copyOfDatabase, migratedDatabase, openTestDatabase } from '../server/testing/database.ts'
import { openShop, type TestShop } from '../server/testing/open-shop.ts'
import { until } from '../server/testing/until.ts'
import { readCatalogue } from './catalogue.ts'
import { demoCustomer } from './customer.ts'
import { seedDemoShop, seedLock } from './seed.ts'

/** The database of a demo shop, which the tests copy: filling one takes seconds. */
let filled: string

beforeAll(async () => {
  filled = await migratedDatabase()
  const { database, close } = await openTestDatabase(filled)
  await seedDemoShop({ database, log: createLog() })
  await close()
})

describe('an empty shop', () => {
  test('is filled with the whole catalogue', async () => {
    const { call } = await openDemoShop()
    const catalogue = readCatalogue()

    const { body: products } = await call('GET /products')
    const { body: packages } = await call('GET /packages')
    const { body: categories } = await call('GET /categories')
    expect(names(products)).toEqual(names(catalogue.products).toSorted())
    expect(packages).toHaveLength(catalogue.packages.length)
    expect(categories).toHaveLength(catalogue.categories.length)
  })

  test('shows one of each category first', async () => {
    const { database } = await openDemoShop()

    const { products } = schema
    const count = readCatalogue().categories.length
    const first = await database.select().from(products).orderBy(asc(products.id)).limit(count)
    expect(new Set(first.map(({ categoryId }) => categoryId)).size).toBe(count)
  })

  test('has a picture for every product and every charity', async () => {
    const { database, call, request } = await openDemoShop()

    const { body: products } = await call('GET /products')
    const urls = new Set<string>(products.map(({ imageUrl }: { imageUrl: string }) => imageUrl))
    const responses = await Promise.all([...urls].map((url) => request(url)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))

    const { charities, charityPictures, pictures } = schema
    const shown = await database
      .selectDistinct({ charityId: charityPictures.charityId })
      .from(charityPictures)
      .innerJoin(pictures, eq(pictures.hash, charityPictures.pictureHash))
    expect(shown).toHaveLength(await database.$count(charities))
  })

  test('has a demo customer who can log in, with addresses and orders in every state', async () => {
    const { call } = await openDemoShop()

    const { body: login } = await call('POST /user/login', { body: demoCustomer })
    const { body: orders } = await call('GET /orders', { token: login.token })
    const { body: addresses } = await call('GET /recipients/search-by-user', { token: login.token })
    expect(orders.map(({ paymentStatus }: { paymentStatus: string }) => paymentStatus)).toEqual([
      'PENDING',
      'PAID',
      'COMPLETED',
    ])
    expect(addresses).toHaveLength(2)
  })

  test('has orders whose lines add up to what was paid', async () => {
    const { database } = await openDemoShop()

    for (const order of await database.select().from(schema.orders)) {
      const { orderItems, orderProducts } = schema
      const items = await database.select().from(orderItems).where(eq(orderItems.orderId, order.id))
      const products = await database
        .select()
        .from(orderProducts)
        .where(eq(orderProducts.orderId, order.id))
      const lines = [
        ...items.map(({ priceCents, discountCents, quantity }) => ({
          unitPriceCents: minus(priceCents, discountCents),
          quantity,
        })),
        ...products,
      ]
      const total = lines.reduce((sum, line) => sum + lineTotalCents(line), 0)
      expect(order.totalCents).toBe(total)
    }
  })

  test('has sold what was paid, and nothing else', async () => {
    const { database } = await openDemoShop()
    const catalogue = readCatalogue()

    const inStock = async (name: string) => {
      const [product] = await database
        .select()
        .from(schema.products)
        .where(eq(schema.products.name, name))
      const listed = catalogue.products.find((each) => each.name === name)
      return (listed?.stockQuantity ?? 0) - (product?.stockQuantity ?? 0)
    }
    expect(await inStock('Karthakolomban Mango 1 kg')).toBe(2)
    expect(await inStock('Coconut (1 large nut)')).toBe(3)
    expect(await inStock('Gotukola (1 bunch)')).toBe(0)
  })
})

test('a shop that has any category stays as it is', async () => {
  const { database, log } = await openDemoShop()
  const before = await counts(database)

  expect(await seedDemoShop({ database, log })).toBe(false)
  expect(await counts(database)).toEqual(before)
})

test('ten instances that start together fill the shop once', async () => {
  const { database, shop, databaseUrl } = await openShop()
  const others = Array.from({ length: 9 }, () => openShop({ databaseUrl }))
  const instances = [shop, ...(await Promise.all(others)).map((other) => other.shop)]

  const seeded = await Promise.all(instances.map((instance) => seedDemoShop(instance)))
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect(await database.$count(schema.users)).toBe(1)
  expect(await database.$count(schema.products)).toBe(readCatalogue().products.length)
})

test('an instance waits for another that fills the shop in many short statements, not in one that is cut off', async () => {
  const url = await migratedDatabase()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('select pg_advisory_lock($1)', [seedLock])

  let statements = 0
  const log = createLog()
  const { database, close } = connectDatabase(new DatabaseServers(url), 1, log, {
    onStatement: () => {
      statements += 1
    },
  })
  onTestFinished(close)
  const seeding = seedDemoShop({ database, log })
  await until(() => expect(statements).toBeGreaterThan(10))
  await other.end()
  expect(await seeding).toBe(true)
})

test('a shop is filled however long its pictures take', async () => {
  const log = createLog()
  const { database, close } = connectDatabase(
    new DatabaseServers(await migratedDatabase()),
    1,
    log,
    {
      onConnect: async (client) => {
        await client.query(`set idle_in_transaction_session_timeout = '50ms'`)
      },
    },
  )
  expect(await seedDemoShop({ database, log })).toBe(true)
  await close()
})

test('a shop that takes real money has no customer with a published password', async () => {
  const { database, shop } = await openShop()

  await seedDemoShop(shop, { withCustomer: false })
  expect(await database.$count(schema.users)).toBe(0)
  expect(await database.$count(schema.products)).toBe(readCatalogue().products.length)
})

async function openDemoShop() {
  const testShop = await openShop({ databaseUrl: await copyOfDatabase(filled) })
  return { ...testShop, log: testShop.shop.log }
}

function names(list: { name: string }[]): string[] {
  return list.map(({ name }) => name).toSorted()
}

function counts(database: TestShop['database']) {
  const { categories, products, packages, pictures, orders, users } = schema
  const tables = [categories, products, packages, pictures, orders, users]
  return Promise.all(tables.map((table) => database.$count(table)))
}
