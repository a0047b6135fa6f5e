import type { DeliveryOffer, Input, Recipient } from '../../contract/index.ts'
import { cartAmount } from '../../domain/cart/lines.ts'
import { deliveryNotes } from '../../domain/delivery/notes.ts'
import type { SlotKey } from '../../domain/delivery/slots.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { decimalText } from '../../domain/money/money.ts'
import type { ShopItem, ShopLine } from '../cart/items.ts'
import { deliveryTo, withDelivery } from '../delivery/delivery-to.ts'
import { requestLines } from '../orders/request-lines.ts'
import type { MissingItemsChosen } from './use-missing-items.ts'

type OrderParts = {
  userId: number
  recipient: Recipient
  cart: { version: number; lines: readonly ShopLine[] }
  /** On which terms the shop delivers, where it has set some. */
  delivery?: DeliveryOffer | undefined
  /** The place where the customer collects the order, if they do. */
  collectAt?: number | undefined
  /** Whether the recipient is told; undefined where the shop does not ask. */
  tellRecipient?: boolean | undefined
  /** The time that was chosen, where there are times. */
  slot?: SlotKey | undefined
  /** Undefined where the shop does not ask. */
  missing?: Pick<MissingItemsChosen, 'ofOrder' | 'ofLine'> | undefined
}

export type OrderRequest = Input<'POST /orders'>['body']

/** Everything in an order request except the reference of the attempt. */
export function orderRequest(parts: OrderParts): Omit<OrderRequest, 'transactionId'> {
  const { userId, recipient, cart, missing, delivery, slot, collectAt, tellRecipient } = parts
  const { lines } = cart
  const goods = cartAmount(lines)
  const amount = withDelivery(goods, deliveryTo(delivery, recipient, goods, collectAt))
  return {
    userId,
    recipientId: recipient.recipientId,
    totalAmount: decimalText(totalOf(amount)),
    discountAmount: decimalText(amount.discountCents),
    notes: deliveryNotes(recipient),
    cartVersion: cart.version,
    missingItems: missing?.ofOrder,
    slot,
    collectAt,
    tellRecipient,
    ...requestLines(
      lines.map((line) => ({ ...orderLine(line), missing: missing?.ofLine(line.item) })),
    ),
  }
}

function orderLine({ item, quantity, lineId }: ShopLine) {
  return { ...item, quantity, cartProductId: lineId, contentsSeen: contentsOf(item) }
}

function contentsOf(item: ShopItem) {
  if (item.kind === 'product') return undefined
  return item.contents.map(({ productId, quantity }) => ({ productId, quantity }))
}
