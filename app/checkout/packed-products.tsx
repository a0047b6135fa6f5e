import Trash from 'lucide-react/icons/trash-2'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { PackedProduct } from '../cart/items.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'

type PackedProductsProps = { contents: readonly PackedProduct[]; packageName: string }

/** The contents of a package. They are fixed, as the disabled remove buttons explain. */
export function PackedProducts({ contents, packageName }: PackedProductsProps) {
  const langOf = useLangOf()
  const texts = useTexts(checkoutTexts)
  const { packageProductsFixed } = useTexts(cartTexts)
  return (
    <ul
      aria-label={texts.productsIn(packageName)}
      className="grid gap-x-5 gap-y-2.5 text-small leading-snug md:grid-cols-2"
    >
      {contents.map((content, place) => (
        <li key={content.productId} className="flex items-center gap-2.5">
          <ProductTile product={content} className="w-8.5 flex-none" />
          <span lang={langOf(content.name)} className="min-w-0 flex-1">
            {unbrokenUnits(content.name)}
          </span>
          <span className="font-semibold whitespace-nowrap">× {content.quantity}</span>
          <Tooltip text={packageProductsFixed}>
            {(described) => (
              <IconButton
                {...described}
                label={texts.removeItem(content.name)}
                icon={<Trash size={16} aria-hidden />}
                variant="plain"
                // Not `disabled`: then keyboard users could not reach the explanation. Once is enough.
                aria-disabled
                tabIndex={place === 0 ? 0 : -1}
                className="size-8 cursor-default text-husk-500 hover:bg-transparent!"
              />
            )}
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
