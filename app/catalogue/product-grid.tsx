import type { Category, Product } from '../../contract/index.ts'
import { categoryNameOf } from './category-name.ts'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

type ProductGridProps = {
  products: readonly Product[]
  categories: readonly Category[]
  heading?: 'h2' | 'h3'
  /** The first row is on screen when the page opens. */
  eager?: boolean
}

export function ProductGrid({ products, categories, heading, eager = false }: ProductGridProps) {
  return (
    <ul className={grid}>
      {products.map((product, index) => (
        <li key={product.productId} className="grid">
          <ProductCard
            product={product}
            categoryName={categoryNameOf(product, categories)}
            heading={heading}
            eager={eager && index < 4}
          />
        </li>
      ))}
    </ul>
  )
}

/** As many cards as are coming, without their content. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}

const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-10 lg:grid-cols-4'
