import { canBeMade, openedToProducts, type ProductQuantity } from '../goods/contents.ts'

/** A line with the products that one unit of it takes from stock. */
export type StockedLine = {
  quantity: number
  contents: readonly ProductQuantity[]
}

/**
 * How many of each line are available, after the lines above it have got theirs. All lines together
 * are available exactly when none of them wants more than its share.
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
