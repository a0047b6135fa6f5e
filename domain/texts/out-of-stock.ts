import type { cartTexts } from './en/cart.ts'

export type OutOfStock = { name: string; left: number; isSold: boolean }

/** Why products cannot be ordered: a sentence for each that is no longer sold, and one for all of which too few are left. */
export function outOfStockText(
  products: readonly OutOfStock[],
  { notSold, notEnough }: typeof cartTexts,
): string {
  const withdrawn = products.filter(({ isSold }) => !isSold)
  const short = products.filter(({ isSold }) => isSold)
  return [
    ...withdrawn.map(({ name }) => notSold(name)),
    ...(short.length > 0 ? [notEnough(short)] : []),
  ].join(' ')
}
