import type { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import type { OfficeProduct } from './product-queries.ts'

type Texts = (typeof productsTexts)['state']

/** Whether customers can buy a product. */
export function stateText({ isPublished, stockQuantity }: OfficeProduct, texts: Texts): string {
  if (!isPublished) return texts.notPublished
  return stockQuantity > 0 ? texts.onSale : texts.outOfStock
}
