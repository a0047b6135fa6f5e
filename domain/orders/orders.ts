import { packagePrice } from '../goods/price.ts'
import { type Cents, cents } from '../money/money.ts'
import { shownStatus } from './status.ts'

type Dated = { orderId: number; orderDate: string }
type Statuses = { paymentStatus?: string | null; orderStatus?: string | null }

/** Newest first; of the same moment the larger number first. What has no order id is left out. */
export function newestFirst<Order extends Dated>(orders: readonly Order[]): Order[] {
  return orders
    .filter((order) => typeof order === 'object' && order !== null && order.orderId)
    .sort((a, b) => momentOf(b) - momentOf(a) || b.orderId - a.orderId)
}

/** Unreadable dates count as the oldest. */
function momentOf(order: Dated): number {
  return Date.parse(order.orderDate) || 0
}

export const orderFilters = ['All', 'PENDING', 'PAID', 'COMPLETED'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** The filter an address names, in any letter case; 'All' when it names none. */
export function orderFilterOf(text: string | null): OrderFilter {
  return orderFilters.find((filter) => filter.toLowerCase() === text?.toLowerCase()) ?? 'All'
}

export function passesFilter(order: Statuses, filter: OrderFilter): boolean {
  return filter === 'All' || shownStatus(order).toUpperCase() === filter
}

/** Only such an order offers to be paid. */
export function isToPay(order: Statuses): boolean {
  return passesFilter(order, 'PENDING')
}

/** Still to arrive: its promise is news in a list. */
export function isUnderWay(order: Statuses): boolean {
  return passesFilter(order, 'PENDING') || passesFilter(order, 'PAID')
}

/** Shown for an order whose gateway has not named a method or a transaction. */
export const defaultPaymentMethod = 'Online Payment'
export const missingTransaction = 'N/A'

/** "48213907": enough of a transaction's id to recognise it by. */
export function shortTransactionId(transactionId: string): string {
  return transactionId.slice(-8)
}

type DiscountedItems = {
  items: readonly {
    packageId: { price: number; discountPrice: number } | null
    quantity: number
  }[]
}

/** What the discounts of the ordered packages took off. */
export function totalSavingsCents(order: DiscountedItems): Cents {
  return order.items.reduce((saved, { packageId: ordered, quantity }) => {
    if (!ordered) return saved
    const price = { priceCents: cents(ordered.price), discountCents: cents(ordered.discountPrice) }
    return saved + packagePrice(price).discountCents * quantity
  }, 0)
}

type NamedPackage = {
  packageId: { name: string } | null
  customPackageId: { packageName: string } | null
}

/** What a line of packages is called, also when its package has no name. */
export function packageName({ packageId: ready, customPackageId: custom }: NamedPackage): string {
  return custom ? custom.packageName || 'Custom Package' : ready?.name || 'Package'
}
