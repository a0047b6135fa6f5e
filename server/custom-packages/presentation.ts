import type { CartCustomPackage } from '../../contract/index.ts'
import { rupees } from '../../domain/money.ts'
import { pictureUrl } from '../media/picture-url.ts'
import { type CustomPackage, customPackagePriceCents } from './service.ts'

/** A custom package as the cart shows it. */
export function presentCustomPackage(customPackage: CustomPackage): CartCustomPackage {
  return {
    id: customPackage.id,
    packageName: customPackage.name,
    price: rupees(customPackagePriceCents(customPackage.contents)),
    packageItems: customPackage.contents.map(({ quantity, product }) => ({
      productId: product.id,
      productName: product.name,
      quantity,
      unitPrice: rupees(product.priceCents),
      totalPrice: rupees(product.priceCents * quantity),
      imageUrl: pictureUrl(product.pictureHash),
    })),
  }
}
