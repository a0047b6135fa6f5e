import { promisedDay } from '../../../domain/delivery/promise.ts'
import { rupees } from '../../../domain/money/money.ts'
import { hindranceOf } from '../../../domain/orders/hindrances.ts'
import { type OrderMoments, paymentStatusOf } from '../../../domain/orders/status.ts'
import { refundStateOf } from '../../../domain/payments/refund-state.ts'
import { booksOf } from '../books.ts'
import { presentNotSent } from '../credits/not-sent.ts'
import { presentGoods } from '../credits/present-goods.ts'
import { presentBillingDocument } from '../documents/present-documents.ts'
import { presentOrder } from '../presentation.ts'
import type { ReadOrder } from '../read-orders.ts'
import { type PackedRow, presentPacked } from '../select-packed.ts'
import { presentConcerns } from './concerns.ts'
import type { DocumentRow, FoundOrder } from './select-order.ts'
import type { SelectedOrder } from './select-orders.ts'

export function presentListedOrder(order: SelectedOrder, now: Date) {
  return {
    id: order.id,
    version: order.version,
    placedAt: order.placedAt.toISOString(),
    promisedBy: promisedDay(order, now),
    status: paymentStatusOf(order),
    concerns: presentConcerns(order),
    hindrance: presentHindrance(order),
    isPacked: order.isPacked,
    customerName: order.customerName,
    ...addressOf(order),
    collectAt: order.collectAt,
    totalAmount: rupees(order.totalCents),
  }
}

/** The order in English, and what else is printed. */
export function presentDocument(found: DocumentRow, now: Date) {
  return presentNamed(found, inEnglish(found.order), found.packed?.map(inEnglishToo), now)
}

/** The same with the names that its customer reads. */
export function presentForCustomer(found: DocumentRow, now: Date) {
  return presentNamed(found, found.order, found.packed, now)
}

function presentNamed(
  { customer, categories, hindrances, additions }: DocumentRow,
  order: ReadOrder,
  packed: DocumentRow['packed'],
  now: Date,
) {
  return {
    ...presentOrder(order, now),
    ...presentPacked(order, packed),
    customer,
    version: order.version,
    entered: presentEntered(order),
    addsTo: order.addsToOrderId,
    // What is not paid does not leave the store.
    additions: additions.filter(({ paidAt }) => paidAt).map(({ id }) => id),
    collectAreaId: order.collectAt === null ? null : order.deliveryAreaId,
    documents: order.documents.map(presentBillingDocument),
    shortages: order.missing.map(({ orderId: _, translatedName: __, ...shortage }) => shortage),
    notSent: presentNotSent(order, packed),
    categories,
    hindrance: presentHindrance({ ...order, ...hindrances }),
  }
}

function presentEntered({ channel, placedBy }: ReadOrder) {
  return channel && placedBy ? { channel, by: placedBy } : null
}

/** The order with the English names only. */
function inEnglish(order: ReadOrder): ReadOrder {
  const translatedName = null
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      translatedName,
      contents: item.contents.map((content) => ({ ...content, translatedName })),
    })),
    products: order.products.map((line) => ({ ...line, translatedName })),
    missing: order.missing.map((each) => ({ ...each, translatedName })),
  }
}

function inEnglishToo(row: PackedRow): PackedRow {
  const { substitute } = row
  return { ...row, substitute: substitute && { ...substitute, translatedName: null } }
}

export function presentDetail(found: FoundOrder, now: Date) {
  const { order, concerns, refunds, history, notes } = found
  const { leftCents, owedCents } = booksOf(order)
  return {
    ...presentDocument(found, now),
    additions: found.additions.map(({ id }) => id),
    concerns: presentConcerns(concerns),
    completionMailAt: order.completionMailAt?.toISOString() ?? null,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      paymentId: refund.gatewayPaymentId,
      amount: rupees(refund.amountCents),
      way: refund.way,
      state: refundStateOf(refund),
      isOpen: refund.isOpen,
      requestedAt: refund.requestedAt.toISOString(),
      waitingOf: refund.waitingOf,
      settledAt: refund.settledAt?.toISOString() ?? null,
      reference: refund.reference,
      failure: refund.failure,
    })),
    goods: presentGoods(order),
    keptAmount: rupees(leftCents),
    surplusAmount: rupees(owedCents),
    history: history.map(({ at, kind, cause }) => ({ at: at.toISOString(), kind, cause })),
    operatorNotes: notes.map(({ at, operatorEmail, text }) => ({
      at: at.toISOString(),
      operatorEmail,
      text,
    })),
  }
}

type Hindrances = { isShort: boolean; isBeingPicked: boolean; hasMoney: boolean }

function presentHindrance(order: OrderMoments & Hindrances) {
  return hindranceOf({ ...order, status: paymentStatusOf(order) }) ?? null
}

function addressOf({ recipientName, streetAddress, postalCode, country, contact }: SelectedOrder) {
  return { recipientName, streetAddress, postalCode, country, contact }
}
