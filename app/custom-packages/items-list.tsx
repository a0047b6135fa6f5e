import type { DraftItem } from '../../domain/custom-packages/draft.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { Money } from '../../ui/money.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { ItemHindrance } from './item-hindrance.tsx'

/** Every item of a package with its price. */
export function ItemsList({ items }: { items: readonly DraftItem[] }) {
  const langOf = useLangOf()
  return (
    <ul className="grid">
      {items.map((item) => (
        <li
          key={item.productId}
          className="flex items-center gap-3 border-b border-husk-200 py-2 leading-snug"
        >
          <ProductTile product={item} className="flex-none w-12" />
          <div className="min-w-0 flex-1">
            <span lang={langOf(item.name)}>
              {unbrokenUnits(item.name)}
              <span className="font-semibold whitespace-nowrap"> × {item.quantity}</span>
            </span>
            <ItemHindrance item={item} />
          </div>
          <Money rupees={rupees(lineTotalCents(item))} />
        </li>
      ))}
    </ul>
  )
}
