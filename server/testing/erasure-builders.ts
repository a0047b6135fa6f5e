import { sql } from 'drizzle-orm'
import { aCustomPackage, aProduct, type TestCustomer } from './builders.ts'
import { sentPrices, sentTotals } from './cart-builders.ts'
import { askForEmail } from './email-link-builders.ts'
import type { TestShop } from './open-shop.ts'
import { attemptBehind } from './payment-builders.ts'

/** Somebody whose names and numbers occur nowhere else. */
export const person = {
  name: 'Sanduni Wickramaratne',
  email: 'Sanduni.W@Example.com',
  telephone: '0712345678',
  nic: '199156700123',
  street: 'No. 77, Temple Road',
  recipient: 'Aruni Hettiarachchi',
}
const password = 'Kiribath#1'

/** A customer with everything that the shop can store, with personal data everywhere. */
export async function aCustomerOfOld(shop: TestShop) {
  const { call, database } = shop
  const { name, email, nic, telephone } = person
  const body = { name, email, nic, telephone, password }
  const { id } = (await call('POST /user/register', { body })).body
  const { token } = (await call('POST /user/login', { body: { email, password } })).body
  const customer: TestCustomer = { id, email, password, token }
  const address = await call('POST /recipients', {
    token,
    body: {
      recipientName: person.recipient,
      streetAddress: person.street,
      postalCode: '10250',
      contact: telephone,
      email,
    },
  })
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300, stock: 50 })
  const own = await aCustomPackage(shop, customer, [[rice, 2]])
  await database.execute(sql`update custom_packages set name = ${`For ${name}`}`)
  await call('POST /carts/cartItem-save', {
    token,
    body: {
      userId: id,
      ...sentTotals,
      items: [
        { customPackageId: own.id, quantity: 1, ...sentPrices, note: `Ring at ${person.street}` },
      ],
      cartProducts: [],
    },
  })
  await call('POST /feedback', {
    token,
    body: { name, feedbackCount: 5, message: 'The mangoes were ripe' },
  })
  const contact = { name, email: email.toLowerCase(), contact: telephone }
  await call('POST /dashboard/get-in-touch', {
    body: { ...contact, message: `Please deliver to ${person.street}.` },
  })
  await call('POST /newsletter', { body: { email } })
  await call('POST /user/send', { query: { email } })
  await askForEmail(shop, customer, { name, telephone, email: `new.${email}`, password })
  const order = (reference: string) => ({
    token,
    body: {
      userId: id,
      recipientId: address.body.recipientId,
      totalAmount: '600.00',
      discountAmount: '0.00',
      transactionId: reference,
      notes: `${person.recipient}, ${person.street}`,
      items: [
        { customPackageId: own.id, packageId: null, quantity: 1, unitPrice: 600, subtotal: 600 },
      ],
      orderProducts: [],
    },
  })
  const place = async (reference: string) => {
    const placed = await call('POST /orders', order(reference))
    return attemptBehind(shop, String(placed.body.data))
  }
  return { id: Number(id), customer, riceId: rice.id, place }
}

/** Every row of every table, as text. */
async function everythingIn({ database }: TestShop): Promise<Record<string, string>> {
  const tables = await database.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const dumped = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await database.execute<{ all: string | null }>(
        sql`select string_agg(each::text, E'\n') as all from ${sql.raw(name)} as each`,
      )
      return [name, rows[0]?.all ?? ''] as const
    }),
  )
  return Object.fromEntries(dumped)
}

const needles =
  /wickramaratne|sanduni|hettiarachchi|aruni|712345678|71 234 5678|temple road|199156700123/i

/** The tables that name the person or a recipient of theirs anywhere. */
export async function tablesNaming(shop: TestShop): Promise<string[]> {
  const everything = await everythingIn(shop)
  return Object.keys(everything).filter((name) => needles.test(everything[name] ?? ''))
}
