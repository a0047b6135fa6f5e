import type { ReactNode } from 'react'
import { promiseLabel } from '../../domain/delivery/promise.ts'
import { orderType } from '../../domain/orders/order-type.ts'
import { defaultPaymentMethod, missingTransaction } from '../../domain/orders/payment-words.ts'
import { shownStatus, statusLabel } from '../../domain/orders/status.ts'
import { ShopDate } from '../../ui/date.tsx'
import type { CustomerOrder } from './order-of.ts'

/** When and what kind of order it was, how it is paid, and the notes that go with it. */
export function OrderFacts({ order }: { order: CustomerOrder }) {
  const promise = promiseLabel(order)
  return (
    <section
      aria-label="Order details"
      className="grid gap-5 rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <Facts title="Order info">
        <Fact label="Order ID">#{order.orderId}</Fact>
        <Fact label="Date">
          <ShopDate value={order.orderDate} />
        </Fact>
        <Fact label="Type">{orderType(order)}</Fact>
        {promise && (
          <Fact label={promise}>
            <ShopDate value={order.promisedBy} style="day" />
          </Fact>
        )}
      </Facts>
      <Facts title="Payment info">
        <Fact label="Method">{order.paymentMethod || defaultPaymentMethod}</Fact>
        <Fact label="Transaction">{order.transactionId || missingTransaction}</Fact>
        <Fact label="Status">{statusLabel(shownStatus(order))}</Fact>
      </Facts>
      <div>
        <h2 className="text-card">Notes</h2>
        <p className="mt-1.5 text-small wrap-anywhere whitespace-pre-line">
          {order.notes || 'No notes'}
        </p>
      </div>
    </section>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-card">{title}</h2>
      <dl>{children}</dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-husk-200 py-2">
      <dt className="text-small text-husk-700">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}
