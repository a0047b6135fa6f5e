import type { Product } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { pictureUrl } from '../media/index.ts'
import type { StockedProduct } from './service.ts'

/** A product for the API. */
export function presentProduct(product: StockedProduct): Product {
  const { id, priceCents, pictureHash, createdAt, updatedAt, isOnSale, ...facts } = product
  return {
    productId: id,
    ...facts,
    price: rupees(priceCents),
    category: { categoryId: product.categoryId },
    imageUrl: pictureUrl(pictureHash),
    status: product.stockQuantity > 0 ? 'IN STOCK' : 'OUT OF STOCK',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
