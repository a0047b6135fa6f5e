import type { DraftItem } from '../../domain/custom-packages/draft.ts'
import { customPackagePrice } from '../../domain/goods/price.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ItemTile } from './item-tile.tsx'

type ItemsDialogProps = { name: string; items: readonly DraftItem[]; onClose: () => void }

/** Every item of a package with its price, and the total. */
export function ItemsDialog({ name, items, onClose }: ItemsDialogProps) {
  const langOf = useLangOf()
  const { total } = useTexts(customPackageTexts).builder
  return (
    <Dialog
      title={<span className="wrap-anywhere">{name}</span>}
      onClose={onClose}
      footer={
        <p className="flex items-baseline justify-between gap-4 pt-3">
          <span className="font-semibold">{total}</span>
          <Money
            rupees={rupees(customPackagePrice(items).unitPriceCents)}
            className="stencil text-[2rem]"
          />
        </p>
      }
    >
      <ul className="grid">
        {items.map((item) => (
          <li
            key={item.productId}
            className="flex items-center gap-3 border-b border-husk-200 py-2 leading-snug"
          >
            <ItemTile item={item} className="w-12" />
            <span lang={langOf(item.name)} className="min-w-0 flex-1">
              {unbrokenUnits(item.name)}
              <span className="font-semibold whitespace-nowrap"> × {item.quantity}</span>
            </span>
            <Money rupees={rupees(lineTotalCents(item))} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
