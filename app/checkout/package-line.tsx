import { memo, useId, useState } from 'react'
import { newsOf } from '../../domain/cart/line-news.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { Line, PackageItem } from '../cart/items.ts'
import { PackageTile } from '../packages/package-tile.tsx'
import { LineControls } from './line-controls.tsx'
import { LineNews } from './line-news.tsx'
import type { LineProps } from './line-props.ts'
import { PackedProducts } from './packed-products.tsx'

export const PackageLine = memo(function PackageLine({
  line,
  isUnsaved,
  edits,
  onGone,
}: LineProps<Line<PackageItem>>) {
  const { productCount } = useTexts(checkoutTexts)
  const { seeInside, hideInside } = useTexts(packageTexts)
  const langOf = useLangOf()
  const { item } = line
  const [isOpened, setOpened] = useState<boolean>()
  // Contents that have changed are shown before anybody asks.
  const isOpen = isOpened ?? newsOf(line)?.kind === 'contents'
  const contentsId = useId()
  const count = item.contents.length

  return (
    <li className="grid gap-x-4.5 py-4.5">
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3">
        <PackageTile item={item} className="w-23 flex-none md:w-33" />
        <div className="min-w-0 flex-1">
          <h3 lang={langOf(item.name)} className="wrap-anywhere">
            {unbrokenUnits(item.name)}
          </h3>
          <p className="text-small text-husk-700">{productCount(count)}</p>
        </div>
        <LineControls {...{ line, isUnsaved, edits, onGone }} />
      </div>
      <LineNews {...{ line, edits, onGone }} />
      {/* On a phone the contents are folded until the customer opens them. */}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentsId}
        onClick={() => setOpened(!isOpen)}
        className="text-link mt-1 min-h-11 justify-self-start md:hidden"
      >
        {isOpen ? hideInside : seeInside}
        <span className="sr-only"> {item.name}</span>
      </button>
      <div id={contentsId} className={`md:mt-4 md:pl-37.5 ${isOpen ? 'mt-1' : 'max-md:hidden'}`}>
        <PackedProducts contents={item.contents} packageName={item.name} />
      </div>
    </li>
  )
})
