import { newsOf } from '../../domain/cart/line-news.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ShopLine } from '../cart/items.ts'
import { firstNews } from './first-news.ts'

type ChangedLinesProps = {
  lines: readonly ShopLine[]
  /** True once the customer has tried to order them as they are. */
  isStopped: boolean
}

/** Above the order button: a message that lines in the cart have changed, and a button that leads to them. */
export function ChangedLines({ lines, isStopped }: ChangedLinesProps) {
  const texts = useTexts(checkoutTexts)
  const { linesChanged } = useTexts(cartTexts)
  const count = lines.filter((line) => newsOf(line)).length
  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {linesChanged(count)} {isStopped && texts.decideFirst(count)}
          <Button
            variant="link"
            size="small"
            className="-mx-1.5"
            onClick={() => firstNews()?.focus()}
          >
            {texts.showChanges}
          </Button>
        </p>
      )}
    </div>
  )
}
