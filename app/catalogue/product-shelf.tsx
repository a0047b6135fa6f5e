import type { ReactNode } from 'react'
import type { Category, Product } from '../../contract/index.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { useTexts } from '../../ui/texts.ts'
import { FailedStandIn, StandIn } from '../brand/stand-in.tsx'
import { ProductGrid } from './product-grid.tsx'

type ProductShelfProps = {
  products: Product[]
  categories: Category[]
  hasFailed: boolean
  onRetry: () => void
  /** Shown instead while the products are loading. */
  loading: ReactNode
}

/** Products in a part of a page, or why there are none. */
export function ProductShelf(props: ProductShelfProps) {
  const { products, categories, hasFailed, onRetry, loading } = props
  const texts = useTexts(catalogueTexts)
  if (hasFailed) return <FailedStandIn height={shelfHeight} onRetry={onRetry} />
  if (loading) return loading
  if (products.length === 0) {
    return (
      <StandIn height={shelfHeight}>
        <p role="status" className="text-lead">
          {texts.noneInCategory}
        </p>
      </StandIn>
    )
  }
  return <ProductGrid products={products} categories={categories} heading="h3" />
}

export const shelfHeight = 'min-h-105'
