import type { Category, Product } from '../../contract/index.ts'

/** A product's category, looked up among the categories. */
export function categoryOf(
  product: Pick<Product, 'categoryId'>,
  categories: readonly Category[],
): Category | undefined {
  return categories.find(({ categoryId }) => categoryId === product.categoryId)
}
