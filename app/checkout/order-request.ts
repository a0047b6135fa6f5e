import type { Input, Recipient } from '../../contract/index.ts'
import { cartAmount, subTotalCents } from '../../domain/cart/lines.ts'
import { deliveryNotes } from '../../domain/delivery/notes.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { decimalText, rupees } from '../../domain/money/money.ts'
import { isPackageLine, isProductLine, type ShopLine } from '../cart/items.ts'

type OrderParts = {
  userId: number
  recipient: Recipient
  cart: { version: number; lines: readonly ShopLine[] }
}

export type OrderRequest = Input<'POST /orders'>['body']

/** All of an order but the reference of the attempt to place it. */
export function orderRequest(parts: OrderParts): Omit<OrderRequest, 'transactionId'> {
  const { userId, recipient, cart } = parts
  const { lines } = cart
  const amount = cartAmount(lines)
  return {
    userId,
    recipientId: recipient.recipientId,
    totalAmount: decimalText(totalOf(amount)),
    discountAmount: decimalText(amount.discountCents),
    notes: deliveryNotes(recipient),
    cartVersion: cart.version,
    items: lines.filter(isPackageLine).map(packageLine),
    orderProducts: lines.filter(isProductLine).map(productLine),
  }
}

function packageLine(line: ShopLine) {
  const { kind, id, unitPriceCents } = line.item
  return {
    customPackageId: kind === 'customPackage' ? id : null,
    packageId: kind === 'package' ? id : null,
    quantity: line.quantity,
    unitPrice: rupees(unitPriceCents),
    subtotal: rupees(subTotalCents(line)),
  }
}

function productLine(line: ShopLine) {
  return {
    cartProductId: line.lineId,
    productId: line.item.id,
    quantity: line.quantity,
    totalAmount: rupees(subTotalCents(line)),
  }
}
