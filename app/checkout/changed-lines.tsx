import { newsOf } from '../../domain/cart/line-news.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { Button } from '../../ui/button.tsx'
import type { ShopLine } from '../cart/items.ts'
import { firstNews } from './first-news.ts'

/** Beside the button that orders: that something in the cart is not as it was, and the way to it. */
export function ChangedLines({ lines }: { lines: readonly ShopLine[] }) {
  const count = lines.filter((line) => newsOf(line)).length
  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {cartTexts.linesChanged(count)}
          <Button
            variant="link"
            size="small"
            className="-mx-1.5"
            onClick={() => firstNews()?.focus()}
          >
            Show what changed
          </Button>
        </p>
      )}
    </div>
  )
}
