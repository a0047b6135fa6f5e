import { maximumLines, maximumQuantity } from '../limits.ts'
import { type Cents, minus } from '../money/money.ts'

/** What a customer has chosen of one product. */
export type ChosenItem = { productId: number; quantity: number }

/** The same product twice is one item of the summed quantity, in the place of the first. */
export function mergedItems<Item extends ChosenItem>(items: readonly Item[]): Item[] {
  const merged = new Map<number, Item>()
  for (const item of items) {
    const quantity = (merged.get(item.productId)?.quantity ?? 0) + item.quantity
    merged.set(item.productId, { ...(merged.get(item.productId) ?? item), quantity })
  }
  return [...merged.values()]
}

/** Below 0 when the package costs more than its budget, which is told and never forbidden. */
export function leftToSpendCents(budgetCents: Cents, priceCents: Cents): Cents {
  return minus(budgetCents, priceCents)
}

/**
 * A package made of what lies in a cart or was ordered, opened to products. `inStock` holds the ids
 * of what can be bought now; the rest is handed back to be named, as is what exceeds one package.
 */
export function draftOf<Item extends ChosenItem>(
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
