import type { ShopLine } from '../cart/items.ts'
import type { LineEdits } from '../cart/use-cart.ts'

/** The props of a line. They stay the same while other lines change, so that only what changed renders again. */
export type LineProps<Line extends ShopLine = ShopLine> = {
  line: Line
  /** Whether an edit of the line waits for the connection. */
  isUnsaved: boolean
  edits: LineEdits
  /** Called when the element with the focus is gone; announces to screen readers what was removed. */
  onGone: (announcement?: string) => void
}
