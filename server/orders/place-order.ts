import { dayInColombo } from '../../domain/days.ts'
import { nameOfArea } from '../../domain/delivery/areas.ts'
import { isClosedOn } from '../../domain/delivery/opening.ts'
import type { SlotKey } from '../../domain/delivery/slots.ts'
import { openedToProducts } from '../../domain/goods/contents.ts'
import { maximumOrderCents, totalOf } from '../../domain/money/amount.ts'
import { type Cents, cents, centsOfDecimalText, decimalText } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { holdEnd } from '../../domain/orders/hold-time.ts'
import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { cartVersionOf } from '../carts/index.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { bookSlot, requireDelivery, requireMinimum, requireSlot } from '../delivery/index.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { sendMail } from '../mail/send-mail.ts'
import { appendEvents } from '../order-history/index.ts'
import { startPayment } from '../payments/index.ts'
import { spendWithin } from '../rate-limits/index.ts'
import { requireRecipientOf } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import {
  appendMovements,
  heldByOtherNewcomers,
  holdingOrdersOf,
  requireStock,
  returned,
  type StockNeeds,
  sumNeeds,
  taken,
} from '../stock/index.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { lockCustomer } from './lock-customer.ts'
import { withOfferedChoices } from './offered-choices.ts'
import { type PricedOrder, priceLines, type WantedLines } from './price-lines.ts'
import { type Holds, lockHoldsOf, noteRelease } from './release-stock.ts'
import { requireFairShare } from './require-fair-share.ts'
import { insertOrder, insertOrderLines, isPlaced } from './store.ts'

export type OrderRequest = {
  recipientId: number
  /** The amounts that the customer has seen, in rupees with two decimals. */
  totalAmount: string
  discountAmount: string
  transactionId: string
  notes?: string | null | undefined
  /** What the customer wants when something is missing. */
  missingItems?: MissingChoice | undefined
  /** The place where the customer collects the order. */
  collectAt?: number | undefined
  /** The time of delivery that was chosen. */
  slot?: SlotKey | undefined
  /** The version of the cart on the screen; undefined skips this check. */
  cartVersion?: number | undefined
  items: (WantedLines['items'][number] & { unitPrice: number; subtotal: number })[]
  orderProducts: (WantedLines['orderProducts'][number] & { totalAmount: number })[]
}

const { placed, replaced } = historyTexts

/**
 * Places an order at the catalogue's prices, takes its stock and starts its payment, in one
 * transaction. Refuses another customer's address or package, amounts other than the catalogue's, an
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
  const at = shop.now()
  requireOpen(shop, at)
  const request = withOfferedChoices(shop, sent)
  const usualMinutes = shop.settings.get('orders.holdMinutes')
  return shop.database.transaction(async (tx) => {
    const { before, turn, recipient, lines, earlier } = await pipelined({
      before: () => holdingOrdersOf(tx, { userId: customer.id }),
      turn: () => lockCustomer(tx, { userId: customer.id, at, usualMinutes }),
      tries: () => spendOrder(tx, shop, client, customer),
      isNew: () => requireNew(tx, customer, request),
      recipient: () => requireRecipientOf(tx, customer.id, request.recipientId),
      lines: () => priceLines(tx, customer.id, request, language),
      earlier: () => lockHoldsOf(tx, customer.id),
    })
    requireTurn(before, earlier)
    const { postalCode } = recipient
    const terms = requireDelivery(shop, {
      postalCode,
      collectAt: request.collectAt,
      goods: lines.amount,
      language,
    })
    const priced = withFee(lines, terms.feeCents)
    requireSeenPrices(request, priced)
    requireMinimum(terms, language)
    const { area } = terms
    const chosen = { area, categoryIds: categoriesIn(priced), chosen: request.slot, language }
    const slot = await requireSlot(shop, tx, chosen)
    const needed = neededFor(priced)
    const isNewcomer = turn.trust === 'newcomer'

    const { id: recipientId, userId, createdAt: _, ...address } = recipient
    const { shelves, heldByNewcomers, order } = await pipelined({
      cart: () => requireSeenCart(tx, customer, request),
      shelves: () => requireStock(tx, { needed, freed: sumNeeds(earlier.held) }, language),
      heldByNewcomers: () =>
        isNewcomer ? heldByOthers(tx, customer, needed) : new Map<number, number>(),
      order: () =>
        insertOrder(tx, {
          userId,
          recipientId,
          ...address,
          billedName: customer.name,
          billedEmail: customer.email,
          billedTelephone: customer.telephone,
          clientReference: request.transactionId,
          notes: request.notes?.trim() || null,
          missingItems: request.missingItems ?? null,
          ...priced.amount,
          deliveryAreaId: area?.id ?? null,
          collectAt: area?.kind === 'COLLECTION' ? nameOfArea(area, language) : null,
          placedAt: at,
          stockHeldUntil: holdEnd({
            at,
            usualMinutes,
            lapses: turn.lapses,
            takenOver: earlier.ends,
          }),
          byNewcomer: isNewcomer,
        }),
      release: () => noteRelease(tx, earlier.orderIds, { at, cause: replaced }),
    })
    if (!order) throw refusal('alreadyPlaced')
    const totals = [order.totalCents]
    const share = { trust: turn.trust, units: needed, totals, shelves, heldByNewcomers }
    await requireFairShare(tx, share, language)
    const to = { name: customer.name, address: customer.email }
    const promised = slot ? { promisedFrom: slot.startsAt, promisedTo: slot.endsAt } : {}
    const agreed = { ...order, ...promised }
    const letter = confirmationLetter(shop.config, customer.language, agreed, priced)
    const clientReference = request.transactionId
    const moved = [
      ...returned(earlier.held, replaced),
      ...taken(orderedProducts(order.id, needed), placed),
    ]
    const { paymentPage } = await pipelined({
      history: () => appendEvents(tx, [order.id], { kind: 'PLACED', cause: placed, at }),
      paymentPage: () => startPayment(tx, shop, { order, clientReference, language }),
      stock: () => appendMovements(tx, moved),
      lines: () => insertOrderLines(tx, order.id, priced),
      mail: () => sendMail(tx, shop, { to, letter }),
    })
    if (slot) await bookSlot(shop, tx, order.id, slot, chosen)
    return paymentPage
  })
}

/** The goods, and what their delivery costs. */
function withFee(lines: PricedOrder, deliveryFeeCents: Cents): PricedOrder {
  return { ...lines, amount: { ...lines.amount, deliveryFeeCents } }
}

function requireOpen({ settings }: Shop, at: Date): void {
  if (isClosedOn(dayInColombo(at), settings.get('opening.closedUntil'))) throw refusal('shopClosed')
}

async function requireNew(tx: Transaction, { id }: Customer, { transactionId }: OrderRequest) {
  if (await isPlaced(tx, id, transactionId)) throw refusal('alreadyPlaced')
}

/**
 * Refuses if the customer has placed another order at the same moment, for example in a second window:
 * both orders would hold stock, and both could be paid.
 */
function requireTurn(before: readonly { id: number }[], { orderIds }: Holds) {
  const known = new Set(before.map(({ id }) => id))
  if (orderIds.some((id) => !known.has(id))) throw refusal('justOrdered')
}

function orderedProducts(orderId: number, needs: StockNeeds) {
  return [...needs].map(([productId, quantity]) => ({ orderId, productId, quantity }))
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

/** Read after the products are locked, so that newcomers who order at the same moment count. */
function heldByOthers(tx: Transaction, { id }: Customer, needed: StockNeeds) {
  return heldByOtherNewcomers(tx, { userId: id, productIds: [...needed.keys()] })
}

/** Refuses if prices differ from those that the customer has seen. */
function requireSeenPrices(request: OrderRequest, { items, products, amount }: PricedOrder) {
  const totalCents = totalOf(amount)
  if (totalCents > maximumOrderCents) throw refusal('tooExpensive')
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
  if (isAsSeen) return
  throw refusal('pricesChanged', {
    totalAmount: decimalText(totalCents),
    discountAmount: decimalText(amount.discountCents),
    ...(amount.deliveryFeeCents > 0 && { deliveryFee: decimalText(amount.deliveryFeeCents) }),
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

/** The categories of everything in an order, also in its packages. */
function categoriesIn({ items, products }: PricedOrder): Set<number> {
  const contents = items.flatMap((item) => item.contents)
  return new Set([...contents, ...products].map(({ product }) => product.categoryId))
}

/** The stock that an order takes. */
function neededFor({ items, products }: PricedOrder): StockNeeds {
  const goods = [...items.flatMap(openedToProducts), ...products]
  return sumNeeds(goods.map(({ product, quantity }) => ({ productId: product.id, quantity })))
}
