import type { ReactNode } from 'react'
import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { shownStatus } from '../../domain/orders/status.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Slip, SlipRow, SlipTotal } from '../brand/slip.tsx'
import type { CustomerOrder } from '../orders/order-of.ts'
import { StatusBadge } from '../orders/status-badge.tsx'

/** The order in figures, and under them what to do next. */
export function OrderSummary({ order, children }: { order: CustomerOrder; children: ReactNode }) {
  const orders = useTexts(orderTexts)
  return (
    <Slip title="Order Summary">
      <dl>
        <SlipRow label="Order ID">#{order.orderId}</SlipRow>
        <SlipRow label="Date">
          <ShopDate value={order.orderDate} style="short" />
        </SlipRow>
        <SlipRow label="Status">
          <StatusBadge status={shownStatus(order)} />
        </SlipRow>
        <SlipRow label="Payment Method">{order.paymentMethod || orders.unnamedMethod}</SlipRow>
        <SlipRow label="Transaction ID">{order.transactionId || orders.noTransaction}</SlipRow>
        <SlipTotal label="Total">
          <Money rupees={rupees(totalOf(order.amount))} precise />
        </SlipTotal>
      </dl>
      <div className="mt-5 grid gap-3.5">{children}</div>
    </Slip>
  )
}
