import type { Category, Product } from '../../contract/index.ts'

/** The name of a product's category, looked up among the categories; 'Unknown' when none matches. */
export function categoryNameOf(
  product: Pick<Product, 'categoryId'>,
  categories: readonly Category[],
): string {
  const found = categories.find(({ categoryId }) => categoryId === product.categoryId)
  return found?.name ?? 'Unknown'
}
