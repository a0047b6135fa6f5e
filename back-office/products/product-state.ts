import type { OfficeProduct } from './product-queries.ts'

/** How customers meet a product. */
export function stateText({ isPublished, stockQuantity }: OfficeProduct): string {
  if (!isPublished) return 'Not published'
  return stockQuantity > 0 ? 'On sale' : 'Out of stock'
}
