import type { DraftItem } from '../../domain/custom-packages/draft.ts'
import { customPackagePrice } from '../../domain/goods/price.ts'
import { rupees } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { ItemsList } from './items-list.tsx'

type ItemsDialogProps = { name: string; items: readonly DraftItem[]; onClose: () => void }

/** Every item of a package with its price, and the total. */
export function ItemsDialog({ name, items, onClose }: ItemsDialogProps) {
  const { total } = useTexts(customPackageTexts).builder
  return (
    <Dialog
      title={<span className="wrap-anywhere">{name}</span>}
      onClose={onClose}
      footer={
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{total}</span>
          <Money
            rupees={rupees(customPackagePrice(items).unitPriceCents)}
            className="stencil text-[2rem]"
          />
        </p>
      }
    >
      <ItemsList items={items} />
    </Dialog>
  )
}
