import type { Cart, CartItem, CartProduct } from '../../contract/index.ts'
import { maximumQuantity } from '../../domain/limits.ts'
import { cents, noCents } from '../../domain/money/money.ts'
import {
  itemOfCustomPackage,
  itemOfPackage,
  itemOfProduct,
  type ProductItem,
  type ShopCart,
  type ShopItem,
  type ShopLine,
} from './items.ts'

export const emptyCart: ShopCart = { cartId: 0, version: 0, saves: [], createdAt: null, lines: [] }

/** The API's cart in the form that the shop's rules use. Throws if it is malformed, so that no page shows it. */
export function savedCartOf(cart: Cart): ShopCart {
  const lines = [...cart.items.flatMap(packageLine), ...cart.products.map(productLine)]
  if (!lines.every(isComplete)) throw new Error('The response is not a cart')
  return {
    cartId: cart.cartId,
    version: cart.version,
    saves: cart.saves,
    createdAt: cart.createdAt,
    lines,
  }
}

function isComplete({ lineId, quantity, item }: ShopLine): boolean {
  return [lineId, quantity, item.unitPriceCents].every(Number.isFinite) && Boolean(item.name)
}

function packageLine(answer: CartItem): ShopLine[] {
  const item = answer.packages
    ? itemOfPackage(answer.packages)
    : answer.customPackage && itemOfCustomPackage(answer.customPackage)
  if (!item) return []
  const { cartItemId: lineId, note, changedContents } = answer
  return [{ lineId, note, changedContents, ...facts(answer, item) }]
}

function productLine(answer: CartProduct): ShopLine {
  const item = { ...productItem(answer.productId), isSold: answer.isSold }
  return { lineId: answer.cartProductId, note: '', ...facts(answer, item) }
}

/** What the cart's response knows better than the item itself. */
function facts(answer: CartItem | CartProduct, item: ShopItem) {
  const { quantity, unitPrice, notedUnitPrice, availableQuantity: available } = answer
  return {
    quantity,
    item: { ...item, unitPriceCents: cents(unitPrice), available },
    notedPriceCents: cents(notedUnitPrice),
  }
}

/** A line may name its product by number only; then nothing but its price is known. */
function productItem(product: CartProduct['productId'] | number): ProductItem {
  if (typeof product !== 'number') return itemOfProduct(product)
  return {
    kind: 'product',
    id: product,
    name: `Product ${product}`,
    imageUrl: '',
    categoryId: undefined,
    unitPriceCents: noCents,
    discountCents: noCents,
    isSold: true,
    available: maximumQuantity,
  }
}
