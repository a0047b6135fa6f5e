import { aCustomer, aPackage, aProduct } from './builders.ts'
import { openShop } from './open-shop.ts'

/** Prices that a browser sends; whatever they are, the shop's own count. */
export const sentPrices = { unitPrice: 1, subTotal: 1, totalAmount: 1 }
export const sentTotals = { totalAmount: 1, discountPrice: 0 }

/** A customer with something to buy, and the two calls that save a cart. */
export async function aShopper() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Rice', price: 1000, stock: 50 })
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 3]] })
  const owner = { userId: customer.id, ...sentTotals }
  const save = (cart: object) =>
    shop.call('POST /carts/cartItem-save', { body: { ...owner, ...cart }, ...customer })
  const update = (cart: object) =>
    shop.call('PUT /carts/cartItem-update', { body: { ...owner, ...cart }, ...customer })
  return { shop, customer, rice, box, save, update }
}
