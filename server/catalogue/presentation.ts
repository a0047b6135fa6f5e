import type { Product } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { pictureUrl } from '../media/index.ts'
import type { StockedProduct } from './service.ts'

/** A product for the API. */
export function presentProduct(product: StockedProduct): Product {
  return {
    productId: product.id,
    name: product.name,
    description: product.description,
    price: rupees(product.priceCents),
    categoryId: product.categoryId,
    category: { categoryId: product.categoryId },
    stockQuantity: product.stockQuantity,
    imageUrl: pictureUrl(product.pictureHash),
    status: product.stockQuantity > 0 ? 'IN STOCK' : 'OUT OF STOCK',
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}
