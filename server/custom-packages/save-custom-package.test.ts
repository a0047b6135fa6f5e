import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { customPackages, products } from '../database/schema.ts'
import { aCustomer, aCustomPackage, aProduct } from '../testing/builders.ts'
import { aCustomerWhoBuilds, item, sellOut } from '../testing/custom-package-builders.ts'

test('creating a package returns 201 with its id and all its items', async () => {
  const { customer, rice, milk, create, read } = await aCustomerWhoBuilds()
  const { status, body } = await create({
    packageName: '  Sunday Breakfast ',
    packageItems: [item(rice, 2), item(milk, 1)],
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    packageName: 'Sunday Breakfast',
    description: 'Custom package with 2 item(s)',
    price: 2480.5,
    status: 'ACTIVE',
    userId: customer.id,
    packageItems: [
      {
        productId: rice.id,
        productName: 'Rice',
        quantity: 2,
        unitPrice: 1000,
        totalPrice: 2000,
        categoryId: expect.any(Number),
        imageUrl: '',
        isSold: true,
        stockQuantity: 100,
      },
      {
        productId: milk.id,
        productName: 'Milk',
        quantity: 1,
        unitPrice: 480.5,
        totalPrice: 480.5,
        categoryId: expect.any(Number),
        imageUrl: '',
        isSold: true,
        stockQuantity: 100,
      },
    ],
    stockQuantity: 50,
    budget: null,
    createdAt: expect.any(String),
  })
  expect((await read(body.id)).body).toEqual(body)
})

test('names, prices and pictures come from the catalogue, not from the request', async () => {
  const { customer, rice, create } = await aCustomerWhoBuilds()
  const { status, body } = await create({
    packageName: 'Sunday Breakfast',
    description: 'For the whole family',
    price: 1,
    status: 'ACTIVE',
    userId: customer.id,
    packageItems: [
      {
        ...item(rice, 2),
        productName: 'Caviar',
        unitPrice: 0.5,
        totalPrice: 1,
        imageUrl: `data:image/webp;base64,${'A'.repeat(600_000)}`,
      },
    ],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ description: 'For the whole family', price: 2000 })
  const [saved] = body.packageItems
  expect(saved).toMatchObject({ productName: 'Rice', unitPrice: 1000, imageUrl: '' })
})

test('an update uses product ids and quantities only, and keeps the package’s id', async () => {
  const { shop, customer, rice, milk, create, read, update } = await aCustomerWhoBuilds()
  const tea = await aProduct(shop, { name: 'Tea', price: 920 })
  const { body: before } = await create({
    packageName: 'Sunday Breakfast',
    packageItems: [item(rice, 2), item(milk, 1)],
  })
  const { status, body } = await update(before.id, {
    packageName: 'Monday Breakfast',
    description: 'Custom package with 2 item(s)',
    price: 1,
    status: 'ACTIVE',
    userId: customer.id,
    packageItems: [item(tea, 1), item(rice, 5)],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: before.id,
    packageName: 'Monday Breakfast',
    price: 5920,
    createdAt: before.createdAt,
    packageItems: [
      { productName: 'Tea', quantity: 1 },
      { productName: 'Rice', quantity: 5 },
    ],
  })
  expect((await read(before.id)).body).toEqual(body)
})

test('the price is the sum of the items at current prices', async () => {
  const { shop, rice, milk, create, read } = await aCustomerWhoBuilds()
  const packageItems = [item(rice, 3), item(milk, 7)]
  const { body } = await create({ packageName: 'Breakfast', packageItems })
  await shop.database
    .update(products)
    .set({ name: 'Red Rice', priceCents: cents(1100) })
    .where(eq(products.id, rice.id))
  const { body: later } = await read(body.id)
  expect(later.packageItems[0]).toMatchObject({ productName: 'Red Rice', totalPrice: 3300 })
  expect(later.price).toBe(later.packageItems[0].totalPrice + later.packageItems[1].totalPrice)
})

test('the same product twice is one item', async () => {
  const { rice, milk, create } = await aCustomerWhoBuilds()
  const { body } = await create({
    packageName: 'Breakfast',
    packageItems: [item(rice, 2), item(milk, 1), item(rice, 3)],
  })
  expect(body.packageItems).toMatchObject([
    { productName: 'Rice', quantity: 5 },
    { productName: 'Milk', quantity: 1 },
  ])
})

test('a budget stays until it is changed or removed', async () => {
  const { rice, create, update } = await aCustomerWhoBuilds()
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 9)] }
  const { body } = await create({ ...draft, budget: 5000.5 })
  expect(body).toMatchObject({ price: 9000, budget: 5000.5 })
  expect((await update(body.id, draft)).body.budget).toBe(5000.5)
  expect((await update(body.id, { ...draft, budget: 100 })).body.budget).toBe(100)
  expect((await update(body.id, { ...draft, budget: null })).body.budget).toBe(null)
})

test.each([
  ['packageName', ' ', 'Please enter a package name'],
  ['packageName', 'N'.repeat(101), 'Name must be 100 characters or less'],
  ['packageItems', [], 'Please add at least one item to the package'],
  ['budget', 0, 'Please enter a budget above 0, up to 10,000,000.'],
  ['budget', 0.001, 'Please enter a budget above 0, up to 10,000,000.'],
  ['budget', 10_000_001, 'Please enter a budget above 0, up to 10,000,000.'],
])('a save with %s %j is refused with a message', async (field, value, words) => {
  const { shop, customer, rice, create, update, read } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  const { body: before } = await read(mine.id)
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1)], [field]: value }
  for (const refused of [await create(draft), await update(mine.id, draft)]) {
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ message: words, fields: { [field]: words } })
  }
  expect((await read(mine.id)).body).toEqual(before)
  expect(await shop.database.select().from(customPackages)).toHaveLength(1)
})

test.each([0, -1, 1.5, 1000, '2', null, undefined])(
  'the quantity %j is refused',
  async (quantity) => {
    const { shop, customer, rice, create, update } = await aCustomerWhoBuilds()
    const mine = await aCustomPackage(shop, customer, [[rice, 1]])
    const draft = { packageName: 'Breakfast', packageItems: [{ productId: rice.id, quantity }] }
    expect((await create(draft)).status).toBe(400)
    expect((await update(mine.id, draft)).status).toBe(400)
  },
)

test.each([
  ['price', 'cheap'],
  ['price', -1],
  ['status', 'INACTIVE'],
  ['userId', '1'],
  ['description', 'x'.repeat(5001)],
  ['packageItems', { productId: 1, quantity: 1 }],
  ['packageItems', [{ productId: 1, quantity: 1, unitPrice: 'free' }]],
  ['packageItems', [{ productId: 1, quantity: 1, imageUrl: 7 }]],
])('%s as %j is malformed', async (field, value) => {
  const { shop, rice, create } = await aCustomerWhoBuilds()
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1)] }
  expect((await create({ ...draft, [field]: value })).status).toBe(400)
  expect(await shop.database.select().from(customPackages)).toEqual([])
})

test('the limits are 999 of one product, also over several items, and 200 products', async () => {
  const { rice, create } = await aCustomerWhoBuilds()
  const save = (packageItems: object[]) => create({ packageName: 'Party', packageItems })
  expect((await save([item(rice, 999)])).status).toBe(201)
  const tooMuch = await save([item(rice, 500), item(rice, 500)])
  expect(tooMuch.status).toBe(400)
  expect(tooMuch.body.message).toBe('A package can hold up to 999 of one item.')
  const tooMany = await save(Array.from({ length: 201 }, (_, id) => item({ id: id + 1 }, 1)))
  expect(tooMany.status).toBe(400)
  expect(tooMany.body.message).toBe('A package can hold up to 200 different items.')
})

test('an unknown product is refused', async () => {
  const { shop, customer, rice, create, update, read } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1), item({ id: 999 }, 1)] }
  for (const refused of [await create(draft), await update(mine.id, draft)]) {
    expect(refused.status).toBe(404)
    expect(refused.body.code).toBe('unknownProduct')
  }
  expect((await read(mine.id)).body.packageName).toBe('Sunday Breakfast')
})

test('a sold-out product cannot be added, and the refusal names it', async () => {
  const { shop, customer, rice, milk, create, update } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  await sellOut(shop, milk)
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1), item(milk, 1)] }
  for (const refused of [await create(draft), await update(mine.id, draft)]) {
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Sold out at the moment: Milk.')
  }
})

test('a withdrawn product cannot be added, and the refusal says so', async () => {
  const { shop, rice, milk, create } = await aCustomerWhoBuilds()
  await shop.database.update(products).set({ publishedAt: null }).where(eq(products.id, milk.id))
  await sellOut(shop, rice)
  const refused = await create({
    packageName: 'Breakfast',
    packageItems: [item(rice, 1), item(milk, 1)],
  })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('Milk is not sold any more. Sold out at the moment: Rice.')
})

test('a package with a sold-out product can still be changed, but has no stock', async () => {
  const { shop, customer, rice, milk, read, update } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[milk, 2]])
  await sellOut(shop, milk)
  expect((await read(mine.id)).body).toMatchObject({
    stockQuantity: 0,
    packageItems: [{ productName: 'Milk', isSold: true, stockQuantity: 0 }],
  })
  const { status, body } = await update(mine.id, {
    packageName: 'When milk is back',
    packageItems: [item(milk, 3), item(rice, 1)],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ packageName: 'When milk is back', stockQuantity: 0 })
})

test('a package may contain more than is in stock', async () => {
  const { rice, create } = await aCustomerWhoBuilds()
  const draft = { packageName: 'Wedding', packageItems: [item(rice, 101)] }
  expect((await create(draft)).body).toMatchObject({ price: 101_000, stockQuantity: 0 })
})

test('a customer can have up to 100 packages, also when saving several at once', async () => {
  const { shop, customer, rice, create, list } = await aCustomerWhoBuilds()
  const rows = Array.from({ length: 98 }, () => ({ userId: customer.id, name: 'Breakfast' }))
  await shop.database.insert(customPackages).values(rows)
  const draft = { packageName: 'Breakfast', packageItems: [item(rice, 1)] }
  const saves = await Promise.all(Array.from({ length: 8 }, () => create(draft)))
  expect(saves.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = saves.find(({ status }) => status === 409)
  expect(refused?.body.code).toBe('tooManyCustomPackages')
  expect((await list()).body).toHaveLength(2)
  expect(await shop.database.select().from(customPackages)).toHaveLength(100)

  const other = await aCustomer(shop, { name: 'Kasun Silva' })
  const body = draft
  expect((await shop.call('POST /custom-packages', { body, ...other })).status).toBe(201)
})

test('of many updates at once, one wins as a whole', async () => {
  const { shop, customer, rice, milk, read, update } = await aCustomerWhoBuilds()
  const mine = await aCustomPackage(shop, customer, [[rice, 1]])
  const updates = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      update(mine.id, {
        packageName: `Version ${index + 1}`,
        budget: index + 1,
        packageItems: [item(rice, index + 1), item(milk, index + 1)],
      }),
    ),
  )
  expect(new Set(updates.map(({ status }) => status))).toEqual(new Set([200]))
  const { body } = await read(mine.id)
  const version = body.budget
  expect(body.packageName).toBe(`Version ${version}`)
  expect(body.packageItems).toMatchObject([{ quantity: version }, { quantity: version }])
  expect(shop.loggedErrors()).toEqual([])
})
