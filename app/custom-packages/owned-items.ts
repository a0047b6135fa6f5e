import type { Order } from '../../contract/index.ts'
import type { ChosenItem } from '../../domain/custom-packages/custom-package.ts'
import { isPackageLine, type ShopLine } from '../cart/items.ts'

/** A product that somebody has or had, alone or in a package. */
export type OwnedItem = ChosenItem & { name: string }

/** What lies in the cart, its packages opened to their products. */
export function ownedInCart(lines: readonly ShopLine[]): OwnedItem[] {
  return lines.flatMap((line) => {
    const { item, quantity } = line
    if (!isPackageLine(line)) return [{ productId: item.id, name: item.name, quantity }]
    return line.item.contents.map((content) => ({
      productId: content.productId,
      name: content.name,
      quantity: content.quantity * quantity,
    }))
  })
}

/** What was ordered, its packages opened to their products. */
export function ownedInOrder({ items, orderProducts }: Order): OwnedItem[] {
  const packed = items.flatMap(({ packageId: ready, customPackageId: custom, quantity }) => [
    ...(ready?.products ?? []).map((each) => ({
      productId: each.productId.productId,
      name: each.productName,
      quantity: each.quantity * quantity,
    })),
    ...(custom?.packageItems ?? []).map((each) => ({
      productId: each.productId,
      name: each.productName,
      quantity: each.quantity * quantity,
    })),
  ])
  const single = orderProducts.map(({ productId: product, quantity }) => ({
    productId: product.productId,
    name: product.name,
    quantity,
  }))
  return [...packed, ...single]
}
