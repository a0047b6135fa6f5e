import { canBeMade, openedToProducts } from '../goods/contents.ts'

/** A line opened to the products that one of it takes off the shelves. */
export type StockedLine = {
  quantity: number
  contents: readonly { productId: number; quantity: number }[]
}

/**
 * How many of each line can be had, the lines above it served first. All lines together can be had
 * exactly when none of them wants more than its share.
 */
export function stockShares(
  lines: readonly StockedLine[],
  stock: ReadonlyMap<number, number>,
): number[] {
  const left = new Map(stock)
  const leftOf = (productId: number) => left.get(productId) ?? 0
  return lines.map(({ quantity, contents }) => {
    const share = canBeMade(
      contents.map((each) => ({ ...each, stockQuantity: leftOf(each.productId) })),
    )
    const taken = openedToProducts({ quantity: Math.min(quantity, share), contents })
    for (const each of taken) left.set(each.productId, leftOf(each.productId) - each.quantity)
    return share
  })
}
