import { randomBytes } from 'node:crypto'
import { deliveryNotes } from '../domain/delivery/notes.ts'
import type { OrderEventKind } from '../domain/orders/event-kinds.ts'
import type { Transaction } from '../server/database/connect.ts'
import {
  orderEvents,
  orders,
  paymentAttempts,
  paymentNotifications,
} from '../server/database/schema.ts'
import {
  insertOrderLines,
  type OrderRow,
  priceLines,
  type WantedLines,
} from '../server/orders/index.ts'
import type { Recipient } from '../server/recipients/index.ts'
import { orderedProductsOf, takeStock } from '../server/stock/index.ts'
import type { DemoOrder } from './catalogue.ts'
import type { IdOf, Shelves } from './seed-catalogue.ts'

type Buyer = {
  userId: number
  billed: Pick<OrderRow, 'billedName' | 'billedEmail' | 'billedTelephone'>
  addresses: readonly Recipient[]
  shelves: Shelves & { customPackageId: IdOf }
}

const minute = 60_000
const hour = 60 * minute
/** Times of an order's events, in milliseconds after it was placed. */
const startedAfter = 5_000
const paidAfter = 4 * minute
const releasedAfter = hour

/** Stores past orders as the shop itself would have: priced, with their history, and taken from stock. */
export async function seedOrders(tx: Transaction, wanted: readonly DemoOrder[], buyer: Buyer) {
  const placed: OrderRow[] = []
  // One after the other, oldest first, as they were placed: ids then rise with time.
  const byAge = wanted.toSorted((one, other) => other.placedHoursAgo - one.placedHoursAgo)
  for (const order of byAge) placed.push(await place(tx, order, buyer))
  if (placed.length === 0) return

  await tx.insert(orderEvents).values(placed.flatMap(historyOf))
  const attempts = await tx.insert(paymentAttempts).values(placed.map(attemptFor)).returning()
  const paid = placed.filter((order) => order.paidAt)
  if (paid.length === 0) return
  const payments = attempts.filter(({ orderId }) => paid.some(({ id }) => id === orderId))
  await tx.insert(paymentNotifications).values(payments.map(paymentOf))
  const ordered = await orderedProductsOf(
    tx,
    paid.map(({ id }) => id),
  )
  await takeStock(tx, ordered, 'The customer placed it')
}

async function place(tx: Transaction, wanted: DemoOrder, buyer: Buyer): Promise<OrderRow> {
  const { addresses, userId, billed, shelves } = buyer
  const address = addresses.find(({ recipientName }) => recipientName === wanted.address)
  if (!address) throw new Error(`demo/catalogue.json has no address of "${wanted.address}"`)
  const { id: recipientId, createdAt: _, ...remembered } = address
  const priced = await priceLines(tx, userId, linesOf(wanted, shelves), 'en')
  const age = wanted.placedHoursAgo * hour
  const placedAt = Date.now() - age
  const [order] = await tx
    .insert(orders)
    .values({
      ...remembered,
      ...billed,
      recipientId,
      clientReference: `TXN-${placedAt}`,
      notes: deliveryNotes(address),
      ...priced.amount,
      placedAt: new Date(placedAt),
      paidAt: wanted.status === 'PENDING' ? null : new Date(placedAt + paidAfter),
      completedAt: wanted.status === 'COMPLETED' ? new Date(placedAt + age / 2) : null,
    })
    .returning()
  if (!order) throw new Error('An order was inserted but not returned')
  await insertOrderLines(tx, order.id, priced)
  return order
}

function linesOf({ lines }: DemoOrder, shelves: Buyer['shelves']): WantedLines {
  const wanted: WantedLines = { items: [], orderProducts: [] }
  for (const { quantity, ...line } of lines) {
    if ('package' in line) {
      wanted.items.push({ packageId: shelves.packageId(line.package), quantity })
    } else if ('customPackage' in line) {
      wanted.items.push({ customPackageId: shelves.customPackageId(line.customPackage), quantity })
    } else {
      wanted.orderProducts.push({ productId: shelves.productId(line.product), quantity })
    }
  }
  return wanted
}

/** An unpaid order released its stock when its hold expired. */
function historyOf({ id: orderId, placedAt, paidAt, completedAt }: OrderRow) {
  const event = (kind: OrderEventKind, cause: string, at: Date) => ({
    orderId,
    kind,
    cause,
    at,
  })
  const after = (milliseconds: number) => new Date(placedAt.getTime() + milliseconds)
  return [
    event('PLACED', 'The customer placed it', placedAt),
    event('PAYMENT_STARTED', 'The customer was sent to the gateway', after(startedAfter)),
    paidAt
      ? event('PAID', 'The gateway: paid', paidAt)
      : event('STOCK_RELEASED', 'The hold lapsed unpaid', after(releasedAfter)),
    ...(completedAt ? [event('COMPLETED', 'Delivered', completedAt)] : []),
  ]
}

function attemptFor({ id, clientReference, totalCents, placedAt }: OrderRow) {
  return {
    orderId: id,
    gateway: 'payhere',
    reference: `${id}-${randomBytes(4).toString('hex')}`,
    clientReference,
    amountCents: totalCents,
    startedAt: new Date(placedAt.getTime() + startedAfter),
  }
}

function paymentOf({ id, startedAt }: typeof paymentAttempts.$inferSelect) {
  return {
    attemptId: id,
    gatewayPaymentId: `3200${startedAt.getTime().toString().slice(2, 10)}`,
    outcome: 'paid' as const,
    gatewayCode: 'paid',
    method: 'VISA',
    receivedAt: new Date(startedAt.getTime() + paidAfter - startedAfter),
  }
}
