import { Invoice } from '../../app/orders/invoice.tsx'
import { isPaidFor } from '../../domain/orders/status.ts'
import type { OrderDocument } from './queries.ts'

/** The customer's own invoice of each order, one on a page; what is not paid has none. */
export function Invoices({ orders }: { orders: readonly OrderDocument[] }) {
  return orders.map((order) =>
    isPaidFor(order) ? (
      <div key={order.orderId} className="sheet">
        <Invoice order={order} customer={order.customer ?? { name: '', email: '' }} />
      </div>
    ) : (
      <p key={order.orderId} className="no-print my-4">
        Order {order.orderId} is not paid, or cancelled: it has no invoice.
      </p>
    ),
  )
}
