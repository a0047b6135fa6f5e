import type { ReactNode } from 'react'
import type { Category, Product } from '../../contract/index.ts'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ProductGrid } from './product-grid.tsx'

type ProductShelfProps = {
  products: Product[]
  categories: Category[]
  hasFailed: boolean
  onRetry: () => void
  /** Shown in their place while they are loaded. */
  loading: ReactNode
}

/** Products in a part of a page, or why they are not there. */
export function ProductShelf(props: ProductShelfProps) {
  const { products, categories, hasFailed, onRetry, loading } = props
  if (hasFailed) {
    return (
      <div role="alert" className={inTheirPlace}>
        <p className="text-lead text-chilli-700">{messages.loading.data}</p>
        <Button variant="outline" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (loading) return loading
  if (products.length === 0) {
    return (
      <div className={inTheirPlace}>
        <p role="status" className="text-lead">
          {messages.empty.category}
        </p>
      </div>
    )
  }
  return <ProductGrid products={products} categories={categories} heading="h3" />
}

/** About as high as the products, so that what follows hardly moves. */
export const inTheirPlace =
  'grid min-h-105 place-content-center justify-items-center gap-5 text-center'
