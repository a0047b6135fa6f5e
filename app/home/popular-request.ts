import { homeProducts } from '../../domain/limits.ts'

/** The first products of the whole shop, or of the chosen category. */
export function popularProducts(categoryId?: number) {
  return { ...(categoryId && { categoryId }), page: 1, pageSize: homeProducts }
}
