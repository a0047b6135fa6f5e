import { cents } from '../../domain/money/money.ts'
import {
  categories,
  customPackageItems,
  customPackages,
  packageProducts,
  packages,
  products,
  users,
} from '../database/schema.ts'
import type { TestShop } from './open-shop.ts'

let counter = 0
const next = () => ++counter

const password = 'Kiribath#1'
/** Its hash, with the least work that argon2id allows: the shop's own parameters would take half of most tests. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$955mAAR2+Amsd0QbkJX1V1fN/AcOwd8Gcgj9F9cMrMY'
const person = { nic: '911042754V', telephone: '0771234567' }

/** A customer with a confirmed email address, signed in. */
export async function aCustomer(shop: TestShop, { name = 'Nimali Perera' } = {}) {
  const email = `customer${next()}@example.com`
  const [user] = await shop.database
    .insert(users)
    .values({ name, email, ...person, passwordHash, emailConfirmedAt: shop.shop.now() })
    .returning({ id: users.id })
  return signedIn(shop, Number(user?.id), email)
}

/** A customer who has just opened an account, and whose email address is not confirmed. */
export async function aNewCustomer(shop: TestShop, { name = 'Nimali Perera' } = {}) {
  const email = `customer${next()}@example.com`
  const body = { name, email, password, ...person }
  const registered = await shop.call('POST /user/register', { body })
  return signedIn(shop, Number(registered.body.id), email)
}

async function signedIn({ call }: TestShop, id: number, email: string) {
  const loggedIn = await call('POST /user/login', { body: { email, password } })
  return { id, email, password, token: String(loggedIn.body.token) }
}

/** The customer comes back after a time in which the session has ended. */
export async function signInAgain(shop: TestShop, customer: TestCustomer): Promise<void> {
  const { token } = await signedIn(shop, customer.id, customer.email)
  customer.token = token
}

export type TestCustomer = Awaited<ReturnType<typeof aCustomer>>

/** A product in stock; its price in rupees. */
export async function aProduct(
  { database }: TestShop,
  { name = `Carrots ${next()}`, description = 'Washed and topped.', price = 220, stock = 100 } = {},
) {
  const [category] = await database
    .insert(categories)
    .values({ name: `Vegetables ${next()}` })
    .returning()
  const categoryId = category?.id ?? 0
  const values = { name, description, priceCents: cents(price), stockQuantity: stock, categoryId }
  const [product] = await database.insert(products).values(values).returning()
  if (!product) throw new Error('No product was inserted')
  return { ...product, price }
}

export type TestProduct = Awaited<ReturnType<typeof aProduct>>

type Contents = [product: TestProduct, quantity: number][]

/** A package on sale; price and discount in rupees. */
export async function aPackage(
  { database }: TestShop,
  { name = 'Family Weekly Box', price = 5000, discount = 500, contents = [] as Contents } = {},
) {
  const [row] = await database
    .insert(packages)
    .values({ name, priceCents: cents(price), discountCents: cents(discount) })
    .returning()
  if (!row) throw new Error('No package was inserted')
  const rows = contents.map(([product, quantity]) => ({
    packageId: row.id,
    productId: product.id,
    quantity,
  }))
  await database.insert(packageProducts).values(rows)
  return { ...row, price, discount }
}

/** A package that a customer has put together. */
export async function aCustomPackage(
  { database }: TestShop,
  customer: TestCustomer,
  contents: Contents,
) {
  const [row] = await database
    .insert(customPackages)
    .values({ userId: customer.id, name: 'Sunday Breakfast' })
    .returning()
  if (!row) throw new Error('No custom package was inserted')
  const rows = contents.map(([product, quantity]) => ({
    customPackageId: row.id,
    productId: product.id,
    quantity,
  }))
  await database.insert(customPackageItems).values(rows)
  return row
}

export async function anAddress({ call }: TestShop, { token }: TestCustomer) {
  const body = {
    recipientName: 'Nimali Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  }
  const saved = await call('POST /recipients', { body, token })
  return Number(saved.body.recipientId)
}

let references = 0

/** What the checkout sends for single products at the prices on their cards. */
export function anOrderOf(customer: TestCustomer, recipientId: number, lines: Contents) {
  const total = lines.reduce((sum, [product, quantity]) => sum + product.price * quantity, 0)
  return {
    userId: customer.id,
    recipientId,
    totalAmount: total.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${++references}`,
    notes: 'Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka',
    items: [],
    orderProducts: lines.map(([product, quantity]) => ({
      cartProductId: null,
      productId: product.id,
      quantity,
      totalAmount: product.price * quantity,
    })),
  }
}
