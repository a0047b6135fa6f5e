import type { CustomPackage, Product } from '../../contract/index.ts'
import {
  type DraftItem,
  type DraftProduct,
  type PackageDraft,
  savedDraft,
} from '../../domain/custom-packages/draft.ts'
import { cents, plainAmount } from '../../domain/money/money.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { isWithdrawn } from '../cart/items.ts'

/** A navigation's state that opens the builder with a draft. */
export function carrying(draft: PackageDraft): { draft: PackageDraft } {
  return { draft }
}

export function draftProduct(product: Product): DraftProduct {
  return {
    productId: product.productId,
    name: product.name,
    imageUrl: product.imageUrl,
    unitPriceCents: cents(product.price),
    categoryId: product.categoryId,
    isSoldOut: product.status !== 'IN STOCK',
    isWithdrawn: false,
  }
}

/** A saved package as the builder changes it. */
export function draftOfPackage(
  customPackage: CustomPackage,
  formats: Texts['formats'],
): PackageDraft {
  const { id, packageName, budget } = customPackage
  return savedDraft({
    packageId: id,
    name: packageName,
    budget: budget === null ? '' : plainAmount(cents(budget), formats),
    items: itemsOfPackage(customPackage),
  })
}

export function itemsOfPackage({ packageItems }: Pick<CustomPackage, 'packageItems'>): DraftItem[] {
  return packageItems.map((item) => ({
    productId: item.productId,
    name: item.productName,
    imageUrl: item.imageUrl,
    unitPriceCents: cents(item.unitPrice),
    categoryId: item.categoryId,
    isSoldOut: item.stockQuantity === 0,
    isWithdrawn: isWithdrawn(item),
    quantity: item.quantity,
  }))
}
