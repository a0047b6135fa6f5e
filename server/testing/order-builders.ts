import { eq } from 'drizzle-orm'
import { orders, products } from '../database/schema.ts'
import { aCustomer, aNewCustomer, anAddress, aProduct, type TestCustomer } from './builders.ts'
import { openShop, type TestShop } from './open-shop.ts'

/** A customer with an address in a shop that sells rice. */
export async function aShopper({ stock = 50 } = {}) {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const rice = await aProduct(shop, { name: 'Rice', price: 1000, stock })
  return { shop, customer, recipientId, rice }
}

/** Somebody who has just registered: no order is paid, the email address is not confirmed. */
export async function aNewcomer(shop: TestShop) {
  const customer = await aNewCustomer(shop)
  return { customer, recipientId: await anAddress(shop, customer) }
}

/** Makes everything that the customer has ordered paid, as a payment does. */
export async function payAll({ database }: TestShop, { id }: TestCustomer) {
  const paid = { paidAt: new Date(), stockHeldUntil: null }
  await database.update(orders).set(paid).where(eq(orders.userId, id))
}

export const place = ({ call }: TestShop, customer: TestCustomer, body: object) =>
  call('POST /orders', { body, token: customer.token })

export const ordersOf = async ({ call }: TestShop, customer: TestCustomer) =>
  (await call('GET /orders', { token: customer.token })).body

export async function stockOf({ database }: TestShop, product: { id: number }) {
  const [row] = await database.select().from(products).where(eq(products.id, product.id))
  return row?.stockQuantity
}

/** The request of the orders page to pay an order again, with a new reference. */
export function rePaymentOf(
  customer: TestCustomer,
  order: { orderId: number; totalAmount: number },
) {
  return {
    orderId: order.orderId,
    userId: customer.id,
    totalAmount: order.totalAmount.toFixed(2),
    transactionId: `1795170739-${order.orderId}`,
  }
}
