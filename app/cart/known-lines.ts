import { replaceEqualDeep } from '@tanstack/react-query'
import { isSame } from '../../domain/cart/lines.ts'
import type { ShopCart, ShopLine } from './items.ts'

/** The cart with the objects of known lines where nothing has changed, so that only what has changed renders again. */
export function withKnownLines(cart: ShopCart, known: readonly ShopLine[]): ShopCart {
  const lines = cart.lines.map((line) => {
    const before = known.find(({ item }) => isSame(item, line.item))
    return before ? replaceEqualDeep(before, line) : line
  })
  return { ...cart, lines }
}
