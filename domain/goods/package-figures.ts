import type { Cents } from '../money/money.ts'

type Packed = { priceCents: Cents; stockQuantity: number; quantity: number }

/** What the contents of a package cost when bought one by one, and how many can be made of what is in stock. */
export function packageFigures(contents: readonly Packed[]): {
  singlyCents: Cents
  canBeMade: number
} {
  const singlyCents = contents.reduce((sum, each) => sum + each.priceCents * each.quantity, 0)
  const enough = contents.map(({ stockQuantity, quantity }) => Math.floor(stockQuantity / quantity))
  return { singlyCents, canBeMade: contents.length === 0 ? 0 : Math.min(...enough) }
}
