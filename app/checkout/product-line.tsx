import { memo } from 'react'
import { rupees } from '../../domain/money/money.ts'
import { Money } from '../../ui/money.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { Line, ProductItem } from '../cart/items.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { LineControls } from './line-controls.tsx'
import { LineNews } from './line-news.tsx'
import type { LineProps } from './line-props.ts'

export const ProductLine = memo(function ProductLine({
  line,
  isUnsaved,
  edits,
  onGone,
}: LineProps<Line<ProductItem>>) {
  const langOf = useLangOf()
  const { item } = line
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <ProductTile product={item} className="w-15 flex-none md:w-18" />
      <div className="min-w-0 flex-1">
        <h3
          lang={langOf(item.name)}
          className="font-text text-body leading-snug font-semibold wrap-anywhere"
        >
          {unbrokenUnits(item.name)}
        </h3>
        <p className="text-small text-husk-700">
          <Money rupees={rupees(item.unitPriceCents)} />
        </p>
      </div>
      <LineControls {...{ line, isUnsaved, edits, onGone }} />
      <LineNews {...{ line, edits, onGone }} />
    </li>
  )
})
