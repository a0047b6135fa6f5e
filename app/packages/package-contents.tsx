import type { PackageProduct } from '../../contract/index.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'

type PackageContentsProps = { products: readonly PackageProduct[]; className?: string }

/** What is in a package, by name. */
export function PackageContents({ products, className = '' }: PackageContentsProps) {
  return (
    <ul className={`grid ${className}`}>
      {products.map(({ packageProductId, productId: product }) => (
        <li key={packageProductId} className="flex items-baseline gap-3">
          <span
            aria-hidden
            className="size-1.75 flex-none -translate-y-px rotate-45 bg-leaf-500 mx-0.5"
          />
          {unbrokenUnits(product.name)}
        </li>
      ))}
    </ul>
  )
}
