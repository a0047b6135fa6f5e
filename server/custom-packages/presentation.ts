import type {
  CustomPackage as Answer,
  CartCustomPackage,
  SharedPackage,
} from '../../contract/index.ts'
import { canBeMade } from '../../domain/goods/contents.ts'
import { customPackagePrice } from '../../domain/goods/price.ts'
import { rupees, times } from '../../domain/money/money.ts'
import { shownTexts } from '../catalogue/index.ts'
import { pictureUrl } from '../media/index.ts'
import { goodsIn } from '../packages/index.ts'
import type { CustomPackage } from './service.ts'

/** A custom package for its owner. */
export function presentCustomPackage(customPackage: CustomPackage): Answer {
  const { userId, description, budgetCents, shareToken, createdAt, contents } = customPackage
  return {
    ...presentCartCustomPackage(customPackage),
    description,
    status: 'ACTIVE',
    userId,
    stockQuantity: canBeMade(goodsIn(contents)),
    budget: budgetCents && rupees(budgetCents),
    createdAt: createdAt.toISOString(),
    ...(shareToken && { shareToken }),
  }
}

/** A custom package for anybody with its link. */
export function presentSharedPackage(customPackage: CustomPackage): SharedPackage {
  const { id: _, ...shown } = presentCartCustomPackage(customPackage)
  return { ...shown, stockQuantity: canBeMade(goodsIn(customPackage.contents)) }
}

/** A custom package for the cart. */
export function presentCartCustomPackage(customPackage: CustomPackage): CartCustomPackage {
  return {
    id: customPackage.id,
    packageName: customPackage.name,
    price: rupees(customPackagePrice(goodsIn(customPackage.contents)).unitPriceCents),
    packageItems: customPackage.contents.map(({ quantity, product }) => ({
      productId: product.id,
      productName: shownTexts(product).name,
      quantity,
      unitPrice: rupees(product.priceCents),
      totalPrice: rupees(times(product.priceCents, quantity)),
      categoryId: product.categoryId,
      imageUrl: pictureUrl(product.pictureHash),
      isSold: product.isOnSale,
      stockQuantity: product.stockQuantity,
    })),
  }
}
