import type { DraftItem } from '../../domain/custom-packages/draft.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { useTexts } from '../../ui/texts.ts'

/** Why an item of a package cannot be bought at the moment, if it cannot. */
export function ItemHindrance({ item }: { item: DraftItem }) {
  const { productUnknown } = useTexts(cartTexts)
  const { soldOut } = useTexts(customPackageTexts).builder
  if (!item.isSoldOut && !item.isWithdrawn) return null
  return (
    <p className="text-small font-semibold text-chilli-700">
      {item.isWithdrawn ? productUnknown : soldOut}
    </p>
  )
}
