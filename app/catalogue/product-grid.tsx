import type { Category, Product } from '../../contract/index.ts'
import { categoryOf } from './category-of.ts'
import { type ProductAction, ProductCard, ProductCardSkeleton } from './product-card.tsx'

type ProductGridProps = {
  products: readonly Product[]
  categories: readonly Category[]
  heading?: 'h2' | 'h3'
  /** Whether the first row is on screen when the page opens. */
  eager?: boolean
  /** The grid has a neighbour, which leaves room for fewer columns. */
  narrow?: boolean
  actionOf?: ProductAction
}

export function ProductGrid(props: ProductGridProps) {
  const { products, categories, heading, eager = false, narrow, actionOf } = props
  return (
    <ul className={gridClass(narrow)}>
      {products.map((product, index) => (
        <li key={product.productId} className="grid">
          <ProductCard
            product={product}
            category={categoryOf(product, categories)}
            heading={heading}
            eager={eager && index < 4}
            actionOf={actionOf}
          />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for the cards that are loading. */
export function ProductGridSkeleton({ count, narrow }: { count: number; narrow?: boolean }) {
  return (
    <div className={gridClass(narrow)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}

function gridClass(narrow = false): string {
  const columns = narrow ? 'xl:grid-cols-3' : 'lg:grid-cols-4'
  return `grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-10 ${columns}`
}
