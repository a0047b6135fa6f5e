import { useState } from 'react'
import type { PackageDraft } from '../../domain/custom-packages/draft.ts'
import { builderLimits } from '../../domain/limits.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { ItemsDialog } from './items-dialog.tsx'

/** The first nine items in the box, and a button to see them all. */
export function BoxPreview({ draft }: { draft: PackageDraft }) {
  const texts = useTexts(customPackageTexts)
  const [isOpen, setOpen] = useState(false)
  const { name, items } = draft
  if (items.length === 0) return null
  return (
    <div className="mt-3">
      <ul aria-label={texts.builder.firstItems} className="grid grid-cols-9 gap-1">
        {items.slice(0, builderLimits.itemsShown).map((item) => (
          <li key={item.productId} title={item.name}>
            <ProductTile
              product={item}
              alt={`${item.name} × ${item.quantity}`}
              className="w-full"
            />
          </li>
        ))}
      </ul>
      {items.length > builderLimits.itemsShown && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="text-link min-h-11"
        >
          {texts.seeAll(items.length)}
        </button>
      )}
      {isOpen && <ItemsDialog name={name} items={items} onClose={() => setOpen(false)} />}
    </div>
  )
}
