import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { products } from '../database/schema.ts'
import { aProduct } from '../testing/builders.ts'
import { sentPrices, sentTotals } from '../testing/cart-builders.ts'
import { aCustomerWhoBuilds, item } from '../testing/custom-package-builders.ts'

test('200 items take as many statements to save, change and read as one item', async () => {
  const { shop, rice, milk, create, update, read } = await aCustomerWhoBuilds()
  const rows = Array.from({ length: 200 }, (_, number) => ({
    name: `Product ${number}`,
    description: '',
    priceCents: cents(100),
    stockQuantity: 10,
    categoryId: rice.categoryId,
  }))
  const many = await shop.database.insert(products).values(rows).returning()

  const saveChangeAndRead = (wanted: { id: number }[]) =>
    shop.statementsOf(async () => {
      const draft = (quantity: number) => ({
        packageName: 'Party',
        packageItems: wanted.map((product) => item(product, quantity)),
      })
      const { id } = (await create(draft(1))).body
      expect((await update(id, draft(2))).status).toBe(200)
      expect((await read(id)).body.packageItems).toHaveLength(wanted.length)
    })
  const forOne = await saveChangeAndRead([milk])
  expect(
    forOne.filter((statement) => /insert into "custom_package_items"/.test(statement)),
  ).toHaveLength(2)
  expect(await saveChangeAndRead(many)).toHaveLength(forOne.length)
})

test('a package that is dearer than any order can be in the cart, where its price is no news', async () => {
  const { shop, customer, create } = await aCustomerWhoBuilds()
  const gold = await aProduct(shop, { name: 'Gold', price: 10_000_000 })
  const { id } = (await create({ packageName: 'Dowry', packageItems: [item(gold, 3)] })).body
  const { token } = customer
  const items = [{ customPackageId: id, quantity: 1, ...sentPrices }]
  const body = { userId: customer.id, items, cartProducts: [], ...sentTotals }
  const saved = await shop.call('POST /carts/cartItem-save', { token, body })
  expect(saved.status).toBe(200)
  expect(saved.body.items).toMatchObject([{ unitPrice: 30_000_000, notedUnitPrice: 30_000_000 }])
  expect((await shop.call('GET /carts', { token })).body.items).toEqual(saved.body.items)
})
