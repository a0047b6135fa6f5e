import type { ShopLine } from '../cart/items.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'

/** What each part of a line gets. */
export type LineProps<Line extends ShopLine = ShopLine> = {
  line: Line
  cart: CartOnScreen
  /** What had the focus is gone; says, for those who cannot see it, what else went. */
  onGone: (announcement?: string) => void
}
