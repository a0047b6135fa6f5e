import type { Package, PackageProduct } from '../../contract/index.ts'
import { isSold } from '../../domain/goods/availability.ts'
import { canBeMade } from '../../domain/goods/contents.ts'
import { rupees } from '../../domain/money/money.ts'
import { englishNameOf, shownTexts } from '../catalogue/index.ts'
import { pictureUrl } from '../media/index.ts'
import { goodsIn, type PackageContent, type ShopPackage } from './service.ts'

/** A package for the API. */
export function presentPackage(shopPackage: ShopPackage): Package {
  return {
    packageId: shopPackage.id,
    ...shownTexts(shopPackage),
    ...englishNameOf(shopPackage),
    price: rupees(shopPackage.priceCents),
    discountPrice: rupees(shopPackage.discountCents),
    imageUrl: pictureUrl(shopPackage.pictureHash),
    status: isSold(shopPackage) ? 'ACTIVE' : 'INACTIVE',
    stockQuantity: canBeMade(goodsIn(shopPackage.contents)),
    products: shopPackage.contents.map(presentContent),
  }
}

function presentContent({ id, quantity, product }: PackageContent): PackageProduct {
  return {
    packageProductId: id,
    quantity,
    unitPrice: rupees(product.priceCents),
    productId: {
      productId: product.id,
      ...shownTexts(product),
      ...englishNameOf(product),
      price: rupees(product.priceCents),
      categoryId: product.categoryId,
      imageUrl: pictureUrl(product.pictureHash),
      ...(!product.isOnSale && { isOnSale: false }),
    },
  }
}
