import { totalOf } from '../money/amount.ts'
import { type Cents, noCents, sum, wholeCents } from '../money/money.ts'
import type { Order } from './order.ts'
import { isPaidFor, type Statuses, shownStatus } from './status.ts'

type SummedOrder = Statuses & Pick<Order, 'amount'> & { orderDate: string }

export type OrderSummary = {
  totalOrders: number
  /** Of paid orders only; an unpaid order is not money spent. */
  totalSpentCents: Cents
  averageOrderCents: Cents
  lastOrderDate: string | undefined
  /** Orders per shown status. */
  orderStatuses: Record<string, number>
}

/** The totals of a customer's orders, which are given newest first. */
export function orderSummary(orders: readonly SummedOrder[]): OrderSummary {
  const paidFor = orders.filter(isPaidFor)
  const totalSpentCents = sum(paidFor.map((order) => totalOf(order.amount)))
  return {
    totalOrders: orders.length,
    totalSpentCents,
    averageOrderCents: averageOf(totalSpentCents, paidFor.length),
    lastOrderDate: orders[0]?.orderDate,
    orderStatuses: countsPerStatus(orders),
  }
}

/** To the cent; 0 for no orders. */
function averageOf(totalCents: Cents, count: number): Cents {
  return count === 0 ? noCents : wholeCents(Math.round(totalCents / count))
}

function countsPerStatus(orders: readonly SummedOrder[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const order of orders) {
    const status = shownStatus(order)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}
