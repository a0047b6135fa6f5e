import type {
  Cart,
  CartCustomPackage,
  CartItem as CartItemAnswer,
  CartProduct as CartProductAnswer,
  Package,
  Product,
} from '../../contract/index.ts'
import type { CartItem, CartLine } from '../../domain/cart/lines.ts'
import type { SavedCart } from '../../domain/cart/state.ts'
import { type Cents, cents } from '../../domain/money.ts'
import { packagePrice } from '../../domain/package-price.ts'

/** A product inside a package. */
export type Content = { productId: number; name: string; imageUrl: string; quantity: number }

/** What can lie in the cart, with what the screens show of it. */
export type ShopItem = CartItem & { name: string; imageUrl: string } & (
    | { kind: 'package' | 'customPackage'; contents: readonly Content[] }
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

export function itemOfProduct(
  product: Product,
  unitPriceCents = cents(product.price),
): ProductItem {
  return {
    kind: 'product',
    id: product.productId,
    name: product.name,
    imageUrl: product.imageUrl,
    categoryId: product.categoryId,
    unitPriceCents,
    discountCents: 0,
  }
}

export function itemOfPackage(shopPackage: Package): PackageItem {
  const price = packagePrice(cents(shopPackage.price), cents(shopPackage.discountPrice))
  return {
    kind: 'package',
    id: shopPackage.packageId,
    name: shopPackage.name,
    imageUrl: shopPackage.imageUrl,
    contents: shopPackage.products.map(({ productId: product, quantity }) => ({
      productId: product.productId,
      name: product.name,
      imageUrl: product.imageUrl,
      quantity,
    })),
    unitPriceCents: price.netCents,
    discountCents: price.discountCents,
  }
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
      quantity: item.quantity,
    })),
    unitPriceCents: cents(customPackage.price),
    discountCents: 0,
  }
}

/** The API's cart as the shop's rules know it. */
export function savedCartOf(cart: Cart): ShopCart {
  return {
    cartId: cart.cartId,
    version: cart.version,
    createdAt: cart.createdAt,
    lines: [...cart.items.flatMap(packageLine), ...cart.products.map(productLine)],
  }
}

function packageLine(answer: CartItemAnswer): ShopLine[] {
  const item = answer.packages
    ? itemOfPackage(answer.packages)
    : answer.customPackage && itemOfCustomPackage(answer.customPackage)
  if (!item) return []
  const { cartItemId: lineId, quantity, note } = answer
  return [{ lineId, quantity, note, item: { ...item, unitPriceCents: cents(answer.unitPrice) } }]
}

function productLine(answer: CartProductAnswer): ShopLine {
  const unitPriceCents = cents(answer.unitPrice)
  return {
    lineId: answer.cartProductId,
    quantity: answer.quantity,
    note: '',
    item: productItem(answer.productId, unitPriceCents),
  }
}

/** A line may name its product by number only; then nothing but its price is known. */
function productItem(product: Product | number, unitPriceCents: Cents): ProductItem {
  if (typeof product !== 'number') return itemOfProduct(product, unitPriceCents)
  return {
    kind: 'product',
    id: product,
    name: `Product ${product}`,
    imageUrl: '',
    categoryId: undefined,
    unitPriceCents,
    discountCents: 0,
  }
}
