import type { PackageProduct } from '../../contract/index.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'

type PackageContentsProps = { products: readonly PackageProduct[]; className?: string }

/** What is in a package, by name; with how many there are of it, if not just one. */
export function PackageContents({ products, className = '' }: PackageContentsProps) {
  const langOf = useLangOf()
  return (
    <ul className={`grid ${className}`}>
      {products.map(({ packageProductId, quantity, productId: product }) => (
        <li key={packageProductId} className="flex items-baseline gap-3">
          <span
            aria-hidden
            className="size-1.75 flex-none -translate-y-px rotate-45 bg-leaf-500 mx-0.5"
          />
          <span lang={langOf(product.name)}>
            {unbrokenUnits(product.name)}
            <PackedQuantity quantity={quantity} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How many of a product are in a package; nothing for a single one. */
export function PackedQuantity({ quantity }: { quantity: number }) {
  if (quantity === 1) return null
  return <b className="font-semibold whitespace-nowrap"> × {quantity}</b>
}
