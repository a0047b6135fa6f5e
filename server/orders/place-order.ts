import { maximumOrderCents, stockHoldMinutes } from '../../domain/limits.ts'
import { cents, centsOfDecimalText, decimalText } from '../../domain/money.ts'
import { lineTotalCents } from '../../domain/totals.ts'
import { cartVersionOf } from '../carts/service.ts'
import type { Transaction } from '../database/connect.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { startPayment } from '../payments/start-payment.ts'
import { requireRecipientOf } from '../recipients/service.ts'
import type { Shop } from '../shop.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { mailCustomerOf } from './mail-customer.ts'
import { appendEvents } from './order-events.ts'
import { type PricedOrder, priceLines, type WantedLines } from './price-lines.ts'
import { lockHoldsOf, release } from './release-stock.ts'
import { lockProducts, type StockNeeds, sumNeeds, takeStock } from './stock.ts'
import { insertOrder, insertOrderLines, isPlaced } from './store.ts'

export type OrderRequest = WantedLines & {
  recipientId: number
  /** The amounts the customer has seen, in rupees with two decimals. */
  totalAmount: string
  discountAmount: string
  transactionId: string
  notes?: string | null | undefined
  /** The version of the cart on the screen; undefined leaves it to the client. */
  cartVersion?: number | undefined
  items: { unitPrice: number; subtotal: number }[]
  orderProducts: { totalAmount: number }[]
}

const placed = 'The customer placed it'

/**
 * Places an order at the catalogue's prices, takes its stock and starts its payment, all or nothing.
 * Refuses another customer's address or package, amounts other than the catalogue's, an older cart
 * than the customer's, missing stock and a reference that was used before. Answers where the
 * browser goes to pay.
 */
export function placeOrder(shop: Shop, customer: Customer, request: OrderRequest): Promise<string> {
  return shop.database.transaction(async (tx) => {
    if (await isPlaced(tx, customer.id, request.transactionId)) throw refusal('alreadyPlaced')
    const recipient = await requireRecipientOf(tx, customer.id, request.recipientId)
    const priced = await priceLines(tx, customer.id, request)
    requireSeenPrices(request, priced)

    const at = shop.now()
    const needs = sumNeeds(productUnits(priced))
    const earlier = await lockHoldsOf(tx, customer.id)
    await requireSeenCart(tx, customer, request)
    // All in one go: locking the freed and the wanted products one after the other could cross.
    const freed = earlier.held.map(({ productId }) => productId)
    await lockProducts(tx, [...freed, ...needs.keys()])
    await release(tx, earlier, { at, cause: 'The customer placed another order' })

    const { id: recipientId, userId, createdAt: _, ...address } = recipient
    const order = await insertOrder(tx, {
      userId,
      recipientId,
      ...address,
      clientReference: request.transactionId,
      notes: request.notes?.trim() || null,
      totalCents: priced.totals.totalCents,
      discountCents: priced.totals.discountCents,
      placedAt: at,
      stockHeldUntil: holdEnd(at),
    })
    if (!order) throw refusal('alreadyPlaced')
    await takeStock(tx, orderedProducts(order.id, needs), placed)
    await insertOrderLines(tx, order.id, priced)
    await appendEvents(tx, [order.id], { kind: 'PLACED', cause: placed, at })
    await mailCustomerOf(tx, shop, order.id, confirmationLetter(shop.config, order, priced))
    return startPayment(tx, shop, order, request.transactionId)
  })
}

function orderedProducts(orderId: number, needs: StockNeeds) {
  return [...needs].map(([productId, quantity]) => ({ orderId, productId, quantity }))
}

export function holdEnd(at: Date): Date {
  return new Date(at.getTime() + stockHoldMinutes * 60_000)
}

/** The customer buys at the prices on the screen or not at all. */
function requireSeenPrices(request: OrderRequest, { items, products, totals }: PricedOrder) {
  if (totals.totalCents > maximumOrderCents) throw refusal('tooExpensive')
  const isAsSeen =
    centsOfDecimalText(request.totalAmount) === totals.totalCents &&
    centsOfDecimalText(request.discountAmount) === totals.discountCents &&
    items.every((item, index) => {
      const seen = request.items[index]
      return (
        seen &&
        cents(seen.unitPrice) === item.unitPriceCents &&
        cents(seen.subtotal) === lineTotalCents(item)
      )
    }) &&
    products.every((line, index) => {
      const seen = request.orderProducts[index]
      return seen && cents(seen.totalAmount) === lineTotalCents(line)
    })
  if (isAsSeen) return
  throw refusal('pricesChanged', {
    totalAmount: decimalText(totals.totalCents),
    discountAmount: decimalText(totals.discountCents),
  })
}

/**
 * A page that still shows what was paid for elsewhere must not order it again. Asked after the
 * earlier orders are locked, so that a payment of theirs has left its mark on the cart.
 */
async function requireSeenCart(tx: Transaction, customer: Customer, { cartVersion }: OrderRequest) {
  if (cartVersion === undefined) return
  if (cartVersion !== (await cartVersionOf(tx, customer.id))) throw refusal('cartChanged')
}

/** Every product an order takes off the shelves, packages opened. */
function* productUnits({ items, products }: PricedOrder) {
  for (const item of items) {
    for (const { product, quantity } of item.contents) {
      yield { productId: product.id, quantity: quantity * item.quantity }
    }
  }
  for (const { product, quantity } of products) yield { productId: product.id, quantity }
}
