import { eq } from 'drizzle-orm'
import { products } from '../database/schema.ts'
import { aCustomer, aProduct, type TestCustomer } from './builders.ts'
import { openShop, type TestShop } from './open-shop.ts'

/** A customer in a shop that sells rice at 1,000 and milk at 480.50 rupees. */
export async function aCustomerWhoBuilds() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Rice', price: 1000 })
  const milk = await aProduct(shop, { name: 'Milk', price: 480.5 })
  return { shop, customer, rice, milk, ...callsOf(shop, customer) }
}

/** The five calls for own packages, made as a customer. */
export function callsOf({ call }: TestShop, { token }: TestCustomer) {
  return {
    list: () => call('GET /custom-packages', { token }),
    read: (id: number) => call('GET /custom-packages/{id}', { params: { id }, token }),
    create: (body: object) => call('POST /custom-packages', { body, token }),
    update: (id: number, body: object) =>
      call('PUT /custom-packages/{id}', { params: { id }, body, token }),
    remove: (id: number) => call('DELETE /custom-packages/{id}', { params: { id }, token }),
  }
}

export async function sellOut({ database }: TestShop, product: { id: number }) {
  await database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, product.id))
}

export const item = (product: { id: number }, quantity: number) => ({
  productId: product.id,
  quantity,
})
