import { areSameContents, type ProductQuantity, unitsIn } from '../../domain/goods/contents.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { cents, centsOfDecimalText, decimalText } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { cartVersionOf } from '../carts/index.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { sendMail } from '../mail/send-mail.ts'
import { startPayment } from '../payments/index.ts'
import { spendWithin } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { withOfferedChoices } from './offered-choices.ts'
import { placeWithin, type WantedOrder } from './place-within.ts'
import type { PricedOrder, WantedLines } from './price-lines.ts'
import { shownName } from './shown-name.ts'

export type OrderRequest = Omit<WantedOrder, keyof WantedLines> & {
  /** The amounts that the customer has seen, in rupees with two decimals. */
  totalAmount: string
  discountAmount: string
  /** The version of the cart on the screen; undefined skips this check. */
  cartVersion?: number | undefined
  items: (WantedLines['items'][number] & {
    unitPrice: number
    subtotal: number
    /** What the customer has seen in one package; undefined skips this check. */
    contents?: readonly ProductQuantity[] | undefined
  })[]
  orderProducts: (WantedLines['orderProducts'][number] & { totalAmount: number })[]
}

/**
 * Places an order at the catalogue's prices, takes its stock and starts its payment, in one
 * transaction. Refuses another customer's address or package, amounts and contents other than the catalogue's, an
 * outdated cart, missing stock, more than a fair share of it, a reference that was used before, too
 * many orders, a choice that is not offered, an address, a size or a time that is not delivered, and every order while the
 * shop is closed. Returns the URL at which the customer pays.
 */
export function placeOrder(
  shop: Shop,
  { client, language }: { client: string; language: Language },
  customer: Customer,
  sent: OrderRequest,
): Promise<string> {
  const request = withOfferedChoices(shop, sent)
  const clientReference = request.transactionId
  return shop.database.transaction((tx) =>
    placeWithin(tx, shop, {
      customer,
      language,
      refusedIn: language,
      request,
      usualMinutes: shop.settings.get('orders.holdMinutes'),
      spend: () => spendOrder(tx, shop, client, customer),
      requireSeen: (priced) => {
        requireSeenPrices(request, priced)
        requireSeenContents(request, priced)
      },
      requireCart: () => requireSeenCart(tx, customer, request),
      follow: async ({ order, agreed, priced }) => {
        const to = { name: customer.name, address: customer.email }
        const letter = confirmationLetter(shop.config, customer.language, agreed, priced)
        const { paymentPage } = await pipelined({
          paymentPage: () => startPayment(tx, shop, { order, clientReference, language }),
          mail: () => sendMail(tx, shop, { to, letter, about: { orderId: order.id } }),
        })
        return paymentPage
      },
    }),
  )
}

function spendOrder(tx: Transaction, shop: Shop, client: string, { id }: Customer) {
  return spendWithin(
    tx,
    shop,
    ['ordersOfCustomer', id],
    ['ordersOfCustomerPerDay', id],
    ['ordersFromClient', client],
  )
}

/** Refuses if prices differ from those that the customer has seen. */
function requireSeenPrices(request: OrderRequest, { items, products, amount }: PricedOrder) {
  const totalCents = totalOf(amount)
  const isAsSeen =
    centsOfDecimalText(request.totalAmount) === totalCents &&
    centsOfDecimalText(request.discountAmount) === amount.discountCents &&
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
  if (!isAsSeen) throw pricesChanged(amount)
}

/** A package can get other contents at the same price. */
function requireSeenContents(request: OrderRequest, { items }: PricedOrder) {
  for (const [index, item] of items.entries()) {
    const seen = request.items[index]?.contents
    if (seen && !areSameContents(seen, unitsIn(item.contents))) {
      throw refusal('packageChanged', { packageName: shownName(item) })
    }
  }
}

/** With the amounts of today. */
export function pricesChanged(amount: PricedOrder['amount']) {
  const { discountCents, deliveryFeeCents } = amount
  return refusal('pricesChanged', {
    totalAmount: decimalText(totalOf(amount)),
    discountAmount: decimalText(discountCents),
    ...(deliveryFeeCents > 0 && { deliveryFee: decimalText(deliveryFeeCents) }),
  })
}

/**
 * A page that still shows items paid for in another tab must not order them again. This runs after
 * earlier orders are locked, so that any payment of theirs has already changed the cart.
 */
async function requireSeenCart(tx: Transaction, customer: Customer, { cartVersion }: OrderRequest) {
  if (cartVersion === undefined) return
  if (cartVersion !== (await cartVersionOf(tx, customer.id))) throw refusal('cartChanged')
}
