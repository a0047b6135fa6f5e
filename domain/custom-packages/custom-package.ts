import type { ProductQuantity } from '../goods/contents.ts'
import { maximumLines, maximumQuantity } from '../limits.ts'
import { type Cents, minus } from '../money/money.ts'

/** Merges entries of the same product into one with the summed quantity, in the place of the first. */
export function mergedItems<Item extends ProductQuantity>(items: readonly Item[]): Item[] {
  const merged = new Map<number, Item>()
  for (const item of items) {
    const quantity = (merged.get(item.productId)?.quantity ?? 0) + item.quantity
    merged.set(item.productId, { ...(merged.get(item.productId) ?? item), quantity })
  }
  return [...merged.values()]
}

/** Below 0 when the package costs more than its budget, which is shown but never forbidden. */
export function leftToSpendCents(budgetCents: Cents, priceCents: Cents): Cents {
  return minus(budgetCents, priceCents)
}

/**
 * The items of a package made from the products of a cart or an order. `inStock` holds the ids of
 * what can be bought now. The rest is returned separately, as is what exceeds one package.
 */
export function draftOf<Item extends ProductQuantity>(
  owned: readonly Item[],
  inStock: ReadonlySet<number>,
): { items: Item[]; notSold: Item[]; tooMany: Item[] } {
  const all = mergedItems(owned)
  const sold = all.filter((item) => inStock.has(item.productId))
  return {
    items: sold
      .slice(0, maximumLines)
      .map((item) => ({ ...item, quantity: Math.min(item.quantity, maximumQuantity) })),
    notSold: all.filter((item) => !inStock.has(item.productId)),
    tooMany: sold.slice(maximumLines),
  }
}
