import { openedToProducts, type ProductQuantity } from '../../domain/goods/contents.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isPackageLine, type ShopLine } from '../cart/items.ts'

/** A product in a cart or an order, alone or in a package. */
export type OwnedItem = ProductQuantity & { name: string }

/** The products in the cart, including those in its packages. */
export function ownedInCart(lines: readonly ShopLine[]): OwnedItem[] {
  return lines.flatMap((line) => {
    const { item, quantity } = line
    if (!isPackageLine(line)) return [{ productId: item.id, name: item.name, quantity }]
    return openedToProducts({ quantity, contents: line.item.contents })
  })
}

/** The ordered products, including those in packages. */
export function ownedInOrder({ lines }: Pick<Order, 'lines'>): OwnedItem[] {
  return lines.flatMap(openedToProducts)
}
