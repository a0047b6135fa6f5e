import type { CartCustomPackage, Package, Product } from '../../contract/index.ts'
import type { CartItem, CartLine, ProductLeft } from '../../domain/cart/lines.ts'
import type { SavedCart } from '../../domain/cart/state.ts'
import { packagePrice, productPrice } from '../../domain/goods/price.ts'
import { maximumQuantity } from '../../domain/limits.ts'
import { cents, noCents } from '../../domain/money/money.ts'

/** A product inside a package. */
export type PackedProduct = {
  productId: number
  name: string
  imageUrl: string
  categoryId: number
  quantity: number
}

/** What a cart can hold, with the fields that the screens show. */
export type ShopItem = CartItem & { name: string; imageUrl: string } & (
    | { kind: 'package' | 'customPackage'; contents: readonly PackedProduct[] }
    | { kind: 'product'; categoryId: number | undefined }
  )

export type PackageItem = Extract<ShopItem, { contents: unknown }>
export type ProductItem = Extract<ShopItem, { kind: 'product' }>
export type Line<Item extends ShopItem> = CartLine<Item>
export type ShopLine = Line<ShopItem>
export type ShopCart = SavedCart<ShopItem>

export function isPackageLine(line: ShopLine): line is Line<PackageItem> {
  return line.item.kind !== 'product'
}

export function isProductLine(line: ShopLine): line is Line<ProductItem> {
  return line.item.kind === 'product'
}

export function itemOfProduct(product: Product): ProductItem {
  return {
    kind: 'product',
    id: product.productId,
    name: product.name,
    imageUrl: product.imageUrl,
    categoryId: product.categoryId,
    ...productPrice({ priceCents: cents(product.price) }),
    isSold: true,
    available: product.stockQuantity,
  }
}

export function itemOfPackage(shopPackage: Package): PackageItem {
  return {
    kind: 'package',
    id: shopPackage.packageId,
    name: shopPackage.name,
    imageUrl: shopPackage.imageUrl,
    contents: shopPackage.products.map(({ productId: product, quantity }) => ({
      productId: product.productId,
      name: product.name,
      imageUrl: product.imageUrl,
      categoryId: product.categoryId,
      quantity,
    })),
    ...priceOfPackage(shopPackage),
    isSold: shopPackage.status === 'ACTIVE',
    available: shopPackage.stockQuantity,
  }
}

/** The price of a package, from the amounts in the API. */
export function priceOfPackage({ price, discountPrice }: Pick<Package, 'price' | 'discountPrice'>) {
  return packagePrice({ priceCents: cents(price), discountCents: cents(discountPrice) })
}

type OwnPackageItem = CartCustomPackage['packageItems'][number]

/** The names of the products of an own package that were withdrawn. */
export function notSoldIn({ packageItems }: { packageItems: OwnPackageItem[] }): string[] {
  return packageItems.filter(isWithdrawn).map((item) => item.productName)
}

/** The products of an own package of which less is left than it takes; an earlier release did not keep their stock. */
export function shortIn({ packageItems }: { packageItems: OwnPackageItem[] }): ProductLeft[] {
  return packageItems
    .filter((item) => !isWithdrawn(item) && item.stockQuantity < item.quantity)
    .map(({ productName, stockQuantity }) => ({ name: productName, left: stockQuantity }))
}

/** An answer that was kept by an earlier release does not say it. */
export function isWithdrawn({ isSold }: OwnPackageItem): boolean {
  return isSold === false
}

export function itemOfCustomPackage(customPackage: CartCustomPackage): PackageItem {
  return {
    kind: 'customPackage',
    id: customPackage.id,
    name: customPackage.packageName,
    imageUrl: '',
    contents: customPackage.packageItems.map((item) => ({
      productId: item.productId,
      name: item.productName,
      imageUrl: item.imageUrl,
      categoryId: item.categoryId,
      quantity: item.quantity,
    })),
    unitPriceCents: cents(customPackage.price),
    discountCents: noCents,
    isSold: true,
    notSold: notSoldIn(customPackage),
    short: shortIn(customPackage),
    // The cart's own response has it.
    available: maximumQuantity,
  }
}
