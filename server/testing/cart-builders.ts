import { aPackage } from './builders.ts'
import { aShopper } from './order-builders.ts'

/** Prices as a browser might send them; the shop ignores them and uses its own. */
export const sentPrices = { unitPrice: 1, subTotal: 1, totalAmount: 1 }
export const sentTotals = { totalAmount: 1, discountPrice: 0 }

/** A shopper, a package on sale, and the two calls that save a cart. */
export async function aShopperWithCart() {
  const { shop, customer, rice } = await aShopper()
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 3]] })
  const owner = { userId: customer.id, ...sentTotals }
  const save = (cart: object) =>
    shop.call('POST /carts/cartItem-save', { body: { ...owner, ...cart }, ...customer })
  const update = (cart: object) =>
    shop.call('PUT /carts/cartItem-update', { body: { ...owner, ...cart }, ...customer })
  return { shop, customer, rice, box, save, update }
}
