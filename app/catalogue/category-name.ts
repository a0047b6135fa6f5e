import type { Category, Product } from '../../contract/index.ts'

/** The name of a product's category, looked up among the categories; `unknown` when none matches. */
export function categoryNameOf(
  product: Pick<Product, 'categoryId'>,
  categories: readonly Category[],
  unknown: string,
): string {
  const found = categories.find(({ categoryId }) => categoryId === product.categoryId)
  return found?.name ?? unknown
}
