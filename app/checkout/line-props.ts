import type { ShopLine } from '../cart/items.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'

/** The props of each part of a line. */
export type LineProps<Line extends ShopLine = ShopLine> = {
  line: Line
  cart: CartOnScreen
  /** Called when the element with the focus is gone; announces to screen readers what was removed. */
  onGone: (announcement?: string) => void
}
