import { and, eq, gte, ilike, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { containing, numbersIn, withinDays } from '../../back-office/filters.ts'
import { asLetters } from '../../database/conditions.ts'
import {
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  paymentAttempts,
  paymentNotifications,
  users,
} from '../../database/schema.ts'
import { isPacked } from '../consignments.ts'
import { isOfConcern } from './concerns.ts'

const isPending = and(isNull(orders.paidAt), isNull(orders.completedAt), isNull(orders.cancelledAt))
const isPaid = and(isNotNull(orders.paidAt), isNull(orders.completedAt), isNull(orders.cancelledAt))

/**
 * The statuses as `domain/orders/status.ts` derives them from an order's timestamps, and further ones that operators
 * distinguish. All figures of orders use these conditions, so that they agree with the list.
 */
export const withStatus = {
  PENDING: isPending,
  /** Not paid, while its stock is held. */
  HELD: and(isPending, isNotNull(orders.stockHeldUntil)),
  /** Not paid, and its stock has been released. */
  LAPSED: and(isPending, isNull(orders.stockHeldUntil)),
  /** Paid, and not packed by a picker. Where orders are packed from paper, they count until they leave the store. */
  TO_PACK: and(isPaid, not(isPacked)),
  PAID: isPaid,
  COMPLETED: and(isNotNull(orders.completedAt), isNull(orders.cancelledAt)),
  CANCELLED: isNotNull(orders.cancelledAt),
  /** Counts as revenue: paid, and not cancelled since. */
  SOLD: and(isNotNull(orders.paidAt), isNull(orders.cancelledAt)),
  CONCERN: isOfConcern,
}

type Moments = { from?: Date | string | undefined; before?: Date | string | undefined }

/** True from a time (inclusive) to another (exclusive). */
function within(column: typeof orders.placedAt | typeof orders.paidAt, { from, before }: Moments) {
  return and(
    from ? gte(column, new Date(from)) : undefined,
    before ? lt(column, new Date(before)) : undefined,
  )
}

/** Which orders an operator asks for. */
export type OrdersWanted = {
  customer?: number | undefined
  status?: keyof typeof withStatus | undefined
  from?: string | undefined
  to?: string | undefined
  placedFrom?: string | undefined
  placedBefore?: string | undefined
  paidFrom?: string | undefined
  paidBefore?: string | undefined
  productId?: number | undefined
  packageId?: number | undefined
  area?: string | undefined
  search?: string | undefined
}

export function matching(wanted: OrdersWanted): SQL | undefined {
  return and(
    wanted.customer ? eq(orders.userId, wanted.customer) : undefined,
    wanted.status && withStatus[wanted.status],
    ...withinDays(orders.placedAt, wanted),
    within(orders.placedAt, { from: wanted.placedFrom, before: wanted.placedBefore }),
    within(orders.paidAt, { from: wanted.paidFrom, before: wanted.paidBefore }),
    wanted.productId ? withProduct(wanted.productId) : undefined,
    wanted.packageId ? withPackage(wanted.packageId) : undefined,
    wanted.area ? inArea(wanted.area) : undefined,
    wanted.search ? foundBy(wanted.search) : undefined,
  )
}

/** Orders of a product, on its own or in a package. */
function withProduct(productId: number): SQL {
  return sql`(exists (select from ${orderProducts}
      where ${orderProducts.orderId} = ${orders.id} and ${orderProducts.productId} = ${productId})
    or exists (select from ${orderItems}
      join ${orderItemProducts} on ${orderItemProducts.orderItemId} = ${orderItems.id}
      where ${orderItems.orderId} = ${orders.id} and ${orderItemProducts.productId} = ${productId}))`
}

function withPackage(packageId: number): SQL {
  return sql`exists (select from ${orderItems}
    where ${orderItems.orderId} = ${orders.id} and ${orderItems.packageId} = ${packageId})`
}

function inArea(area: string): SQL | undefined {
  const beginning = `${asLetters(area)}%`
  return or(
    ilike(orders.postalCode, beginning),
    containing(orders.streetAddress, area),
    containing(orders.collectAt, area),
  )
}

/** One search field for everything: the form of the text decides what it is compared with. */
function foundBy(search: string): SQL | undefined {
  const { id, phoneDigits } = numbersIn(search)
  return or(
    id ? eq(orders.id, id) : undefined,
    phoneDigits
      ? or(containing(orders.contact, phoneDigits), containing(users.telephone, phoneDigits))
      : undefined,
    eq(orders.clientReference, search),
    sql`${orders.id} in (select ${paymentAttempts.orderId} from ${paymentAttempts}
      left join ${paymentNotifications} on ${paymentNotifications.attemptId} = ${paymentAttempts.id}
      where ${paymentNotifications.gatewayPaymentId} = ${search} or ${paymentAttempts.reference} = ${search})`,
    // A number is not searched in email addresses, as it could be the id of another customer's order.
    id || phoneDigits
      ? undefined
      : or(
          containing(orders.recipientName, search),
          containing(users.name, search),
          containing(users.email, search),
        ),
  )
}
