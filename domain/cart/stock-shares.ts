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
    const shares = contents.map((each) => Math.floor(leftOf(each.productId) / each.quantity))
    const share = contents.length === 0 ? 0 : Math.min(...shares)
    const taken = Math.min(quantity, share)
    for (const each of contents) {
      left.set(each.productId, leftOf(each.productId) - taken * each.quantity)
    }
    return share
  })
}
