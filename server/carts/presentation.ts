import type { Cart, CartItem, CartProduct } from '../../contract/index.ts'
import { amountOf, totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { presentProduct } from '../catalogue/index.ts'
import { presentCartCustomPackage } from '../custom-packages/index.ts'
import { presentPackage } from '../packages/index.ts'
import type { LoadedCart, LoadedItem, LoadedProduct } from './load-cart.ts'
import { changedContents } from './noted-contents.ts'
import { seenPrice } from './noted-price.ts'

/** A cart for the API; one that was never saved has the id and version 0. */
export function presentCart(cart: LoadedCart): Cart {
  const amount = amountOf([...cart.items, ...cart.products])
  return {
    cartId: cart.row?.id ?? 0,
    userId: cart.userId,
    totalAmount: rupees(totalOf(amount)),
    discountPrice: rupees(amount.discountCents),
    createdAt: cart.row?.createdAt.toISOString() ?? null,
    version: cart.row?.version ?? 0,
    saves: cart.row?.saves ?? [],
    items: cart.items.map(presentItem),
    products: cart.products.map(presentLine),
  }
}

function presentItem(item: LoadedItem): CartItem {
  return {
    cartItemId: item.row.id,
    cartId: item.row.cartId,
    packages: item.shopPackage && presentPackage(item.shopPackage),
    customPackage: item.customPackage && presentCartCustomPackage(item.customPackage),
    quantity: item.quantity,
    unitPrice: rupees(item.unitPriceCents),
    subTotal: rupees(lineTotalCents(item)),
    note: item.row.note,
    ...presentNews(item),
    changedContents: changedContents(item.row, item.shopPackage),
  }
}

function presentLine(line: LoadedProduct): CartProduct {
  return {
    cartProductId: line.row.id,
    cartId: line.row.cartId,
    productId: presentProduct(line.product),
    quantity: line.quantity,
    unitPrice: rupees(line.unitPriceCents),
    totalAmount: rupees(lineTotalCents(line)),
    isSold: line.product.isOnSale,
    ...presentNews(line),
  }
}

function presentNews({ row, unitPriceCents, available }: LoadedItem | LoadedProduct) {
  return {
    notedUnitPrice: rupees(seenPrice(row, unitPriceCents)),
    availableQuantity: available,
  }
}
