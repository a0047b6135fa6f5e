import type { Product } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { pictureUrl } from '../media/index.ts'
import type { StockedProduct, Translated } from './service.ts'

/** A product for the API. */
export function presentProduct(product: StockedProduct): Product {
  const { id, priceCents, pictureHash, createdAt, updatedAt, isOnSale, ...rest } = product
  const { translatedName, translatedDescription, ...facts } = rest
  return {
    productId: id,
    ...facts,
    ...shownTexts(product),
    price: rupees(priceCents),
    category: { categoryId: product.categoryId },
    imageUrl: pictureUrl(pictureHash),
    status: product.stockQuantity > 0 ? 'IN STOCK' : 'OUT OF STOCK',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A product's or package's texts in the language that was asked for, as far as they are translated. */
export function shownTexts(thing: Translated & { name: string; description: string }) {
  return {
    name: thing.translatedName ?? thing.name,
    description: thing.translatedDescription ?? thing.description,
  }
}
