import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money.ts'
import * as schema from '../database/schema.ts'
import { createApplication } from '../http/application.ts'
import { aCustomerWhoBuilds, item } from './custom-package-builders.ts'

/** What the shop sends to the database while something is done in it. */
async function statementsOf({ shop, customer }: Builder, done: (call: Call) => Promise<unknown>) {
  const statements: string[] = []
  const logQuery = (statement: string) => statements.push(statement)
  const { $client, onOneConnection } = shop.database
  const logging = drizzle($client, { casing: 'snake_case', logger: { logQuery } })
  const database = Object.assign(logging, { onOneConnection })
  const application = createApplication({ ...shop.shop, database })
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${customer.token}`,
  }
  await done(async (method, path, body) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await application.request(`/api/custom-packages${path}`, init)
    expect(response.ok).toBe(true)
    return response.json()
  })
  return statements
}

type Builder = Awaited<ReturnType<typeof aCustomerWhoBuilds>>
type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ id: number; packageItems: object[] }>

test('200 items are saved, changed and read with as many statements as one', async () => {
  const builder = await aCustomerWhoBuilds()
  const { database } = builder.shop
  const rows = Array.from({ length: 200 }, (_, number) => ({
    name: `Product ${number}`,
    description: '',
    priceCents: cents(100),
    stockQuantity: 10,
    categoryId: builder.rice.categoryId,
  }))
  const many = await database.insert(schema.products).values(rows).returning()

  const saveChangeAndRead = (products: { id: number }[]) =>
    statementsOf(builder, async (call) => {
      const draft = (quantity: number) => ({
        packageName: 'Party',
        packageItems: products.map((product) => item(product, quantity)),
      })
      const { id } = await call('POST', '', draft(1))
      await call('PUT', `/${id}`, draft(2))
      const read = await call('GET', `/${id}`)
      expect(read.packageItems).toHaveLength(products.length)
    })
  const forOne = await saveChangeAndRead([builder.milk])
  expect(
    forOne.filter((statement) => /insert into "custom_package_items"/.test(statement)),
  ).toHaveLength(2)
  expect(await saveChangeAndRead(many)).toHaveLength(forOne.length)
})
