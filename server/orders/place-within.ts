import { dayInColombo } from '../../domain/days.ts'
import { type NamedArea, nameOfArea } from '../../domain/delivery/areas.ts'
import { isClosedOn } from '../../domain/delivery/opening.ts'
import type { SlotKey } from '../../domain/delivery/slots.ts'
import { openedToProducts, unitsIn } from '../../domain/goods/contents.ts'
import { type Amount, maximumOrderCents, totalOf } from '../../domain/money/amount.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { OrderChannel } from '../../domain/orders/channels.ts'
import type { Trust } from '../../domain/orders/fair-share.ts'
import { holdEnd } from '../../domain/orders/hold-time.ts'
import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { requireMinimum } from '../delivery/index.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
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
import { lockCustomer } from './lock-customer.ts'
import { type Address, addressOf, deliveryWith, ownDelivery } from './order-delivery.ts'
import { type PricedOrder, priceLines, type WantedLines } from './price-lines.ts'
import { type Holds, lockHoldsOf, noteRelease } from './release-stock.ts'
import { requireFairShare } from './require-fair-share.ts'
import { insertOrder, insertOrderLines, isPlaced, type NewOrder, type OrderRow } from './store.ts'
import { tellRecipientOf } from './tell-recipient.ts'

/** What is ordered, no matter who enters it. */
export type WantedOrder = WantedLines & {
  recipientId: number
  /** The reference of the one who orders; it is used once. */
  transactionId: string
  notes?: string | null | undefined
  /** What the customer wants when something is missing. */
  missingItems?: MissingChoice | undefined
  /** Whether somebody else who gets it is told by text message. */
  tellRecipient?: boolean | undefined
  /** The place where the customer collects the order. */
  collectAt?: number | undefined
  /** The time of delivery that was chosen. */
  slot?: SlotKey | undefined
}

type Placed = {
  order: OrderRow
  /** The order with the time that was promised. */
  agreed: OrderRow
  priced: PricedOrder
}

type Placing<Outcome> = {
  customer: Customer
  /** Of what the order keeps: the names of its goods and of the place of collection. */
  language: Language
  /** Of those who read a refusal: the customer, or the staff. */
  refusedIn: Language
  request: WantedOrder
  /** How long it holds its goods, unless orders have lapsed. */
  usualMinutes: number
  /** Overrules what the account is trusted with. */
  trust?: Trust
  /** Who of the shop has entered it, and how it came. */
  entered?: { channel: OrderChannel; placedBy: string; cause: string }
  /** The paid order that it goes with, locked: in the same delivery, with no address, time, fee or minimum of its own. */
  addsTo?: OrderRow | undefined
  /** Refuses too many orders in a row. */
  spend: () => Promise<unknown>
  /** Refuses other amounts than those that were seen. */
  requireSeen: (priced: PricedOrder) => void
  /** Refuses an outdated cart. It runs after earlier orders are locked. */
  requireCart: () => Promise<void>
  /** What follows from the order: its payment, and the mail to its customer. */
  follow: (placed: Placed) => Promise<Outcome>
}

const { placed, replaced } = historyTexts

/** The one way in which an order comes about: at today's prices, with its stock and its slot taken. */
export async function placeWithin<Outcome>(
  tx: Transaction,
  shop: Shop,
  placing: Placing<Outcome>,
): Promise<Outcome> {
  const { customer, language, refusedIn, request, entered, usualMinutes, addsTo } = placing
  const at = shop.now()
  requireOpen(shop, at)
  const delivery = addsTo ? deliveryWith(tx, shop, addsTo) : ownDelivery(tx, shop, placing)
  const { before, turn, recipient, lines, earlier } = await pipelined({
    before: () => holdingOrdersOf(tx, { userId: customer.id }),
    turn: () => lockCustomer(tx, { userId: customer.id, at, usualMinutes }),
    tries: placing.spend,
    isNew: () => requireNew(tx, customer, request),
    recipient: delivery.recipient,
    lines: () => priceLines(tx, customer.id, request, language),
    earlier: () => lockHoldsOf(tx, customer.id),
  })
  requireTurn(before, earlier)
  const terms = delivery.terms(recipient, lines.amount)
  const priced = withFee(lines, terms.feeCents)
  if (totalOf(priced.amount) > maximumOrderCents) throw refusal('tooExpensive')
  placing.requireSeen(priced)
  requireMinimum(terms, refusedIn)
  const { area } = terms
  const time = await delivery.time(area, categoriesIn(priced))
  const needed = neededFor(priced)
  const trust = placing.trust ?? turn.trust
  const row = orderToInsert(shop, placing, {
    at,
    recipient,
    area,
    amount: priced.amount,
    addsToOrderId: delivery.addsToOrderId,
    trust,
    lapses: turn.lapses,
    takenOver: earlier.ends,
  })
  const { shelves, heldByNewcomers, order } = await pipelined({
    cart: placing.requireCart,
    shelves: () => requireStock(tx, { needed, freed: sumNeeds(earlier.held) }, refusedIn),
    heldByNewcomers: () =>
      trust === 'newcomer' ? heldByOthers(tx, customer, needed) : new Map<number, number>(),
    order: () => insertOrder(tx, row),
    release: () => noteRelease(tx, earlier.orderIds, { at, cause: replaced }),
  })
  if (!order) throw refusal('alreadyPlaced')
  const share = { trust, units: needed, totals: [order.totalCents], shelves, heldByNewcomers }
  await requireFairShare(tx, share, refusedIn)
  const agreed = { ...order, ...time.promised }
  const moved = [
    ...returned(earlier.held, replaced),
    ...taken(orderedProducts(order.id, needed), placed),
  ]
  const event = { kind: 'PLACED', cause: entered?.cause ?? placed, at } as const
  const { outcome } = await pipelined({
    history: () => appendEvents(tx, [order.id], event),
    outcome: () => placing.follow({ order, agreed, priced }),
    stock: () => appendMovements(tx, moved),
    lines: () => insertOrderLines(tx, order.id, priced),
  })
  await time.book(order.id)
  return outcome
}

type Settled = {
  at: Date
  recipient: Address
  area: NamedArea | undefined
  amount: Amount
  addsToOrderId: number | null
  trust: Trust
  /** How many of the customer's orders have lapsed. */
  lapses: number
  /** When the holds of the earlier orders end, whose goods this one takes over. */
  takenOver: readonly Date[]
}

function orderToInsert(
  shop: Shop,
  { customer, language, request, entered, usualMinutes, addsTo }: Placing<unknown>,
  { at, recipient, area, amount, addsToOrderId, trust, lapses, takenOver }: Settled,
): NewOrder {
  return {
    userId: customer.id,
    recipientId: request.recipientId,
    ...addressOf(recipient),
    billedName: customer.name,
    billedEmail: customer.email,
    billedTelephone: customer.telephone,
    clientReference: request.transactionId,
    notes: request.notes?.trim() || null,
    missingItems: request.missingItems ?? null,
    tellRecipient: tellRecipientOf(shop, { request, recipient, customer, addsTo }),
    ...amount,
    deliveryAreaId: area?.id ?? null,
    collectAt: area?.kind === 'COLLECTION' ? nameOfArea(area, language) : null,
    addsToOrderId,
    channel: entered?.channel ?? null,
    placedBy: entered?.placedBy ?? null,
    placedAt: at,
    stockHeldUntil: holdEnd({
      at,
      usualMinutes,
      lapses: trust === 'trusted' ? 0 : lapses,
      // Staff promises the whole time of the link.
      takenOver: entered ? [] : takenOver,
    }),
    byNewcomer: trust === 'newcomer',
  }
}

/** The goods, and what their delivery costs. */
export function withFee(lines: PricedOrder, deliveryFeeCents: Cents): PricedOrder {
  return { ...lines, amount: { ...lines.amount, deliveryFeeCents } }
}

function requireOpen({ settings }: Shop, at: Date): void {
  const opensOn = settings.get('opening.closedUntil')
  if (isClosedOn(dayInColombo(at), opensOn)) throw refusal('shopClosed', { opensOn })
}

async function requireNew(tx: Transaction, { id }: Customer, { transactionId }: WantedOrder) {
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

/** Read after the products are locked, so that newcomers who order at the same moment count. */
function heldByOthers(tx: Transaction, { id }: Customer, needed: StockNeeds) {
  return heldByOtherNewcomers(tx, { userId: id, productIds: [...needed.keys()] })
}

/** The categories of everything in an order, also in its packages. */
export function categoriesIn({ items, products }: PricedOrder): Set<number> {
  const contents = items.flatMap((item) => item.contents)
  return new Set([...contents, ...products].map(({ product }) => product.categoryId))
}

/** The stock that an order takes. */
export function neededFor({ items, products }: PricedOrder): StockNeeds {
  const goods = [...items.flatMap(openedToProducts), ...products]
  return sumNeeds(unitsIn(goods))
}
