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

/** The API's cart in the form that the shop's rules use. */
export function savedCartOf(cart: Cart): ShopCart {
  return {
    cartId: cart.cartId,
    version: cart.version,
    saves: cart.saves,
    createdAt: cart.createdAt,
    lines: [...cart.items.flatMap(packageLine), ...cart.products.map(productLine)],
  }
}

function packageLine(answer: CartItem): ShopLine[] {
  const item = answer.packages
    ? itemOfPackage(answer.packages)
    : answer.customPackage && itemOfCustomPackage(answer.customPackage)
  return item ? [{ lineId: answer.cartItemId, note: answer.note, ...facts(answer, item) }] : []
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
