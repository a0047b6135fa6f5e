import type { Category, Product } from '../../contract/index.ts'
import type { ProductRequest } from './product-request.ts'

/** A product's category, looked up among the categories. */
export function categoryOf(
  product: Pick<Product, 'categoryId'>,
  categories: readonly Category[],
): Category | undefined {
  return categories.find(({ categoryId }) => categoryId === product.categoryId)
}

/** Whether a list is of a category that is not there, or not any more. False while the categories are not known. */
export function isUnknownCategory(
  { categoryId }: Pick<ProductRequest, 'categoryId'>,
  categories: readonly Category[] | undefined,
): boolean {
  if (!categoryId || !categories) return false
  return !categories.some((category) => category.categoryId === categoryId)
}
