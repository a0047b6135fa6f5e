import type { ReactNode } from 'react'
import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { shownStatus } from '../../domain/orders/status.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Slip, SlipRow, SlipTotal } from '../brand/slip.tsx'
import type { CustomerOrder } from '../orders/order-of.ts'
import { StatusBadge } from '../orders/status-badge.tsx'

/** The order's facts and total, and below them what to do next. */
export function OrderSummary({ order, children }: { order: CustomerOrder; children: ReactNode }) {
  const texts = useTexts(paymentResultTexts).summary
  const orders = useTexts(orderTexts)
  return (
    <Slip title={texts.title}>
      <dl>
        <SlipRow label={texts.orderId}>#{order.orderId}</SlipRow>
        <SlipRow label={texts.date}>
          <ShopDate value={order.orderDate} style="short" />
        </SlipRow>
        <SlipRow label={texts.status}>
          <StatusBadge status={shownStatus(order)} />
        </SlipRow>
        <SlipRow label={texts.method}>{order.paymentMethod || orders.unnamedMethod}</SlipRow>
        <SlipRow label={texts.transactionId}>{order.transactionId || orders.noTransaction}</SlipRow>
        <SlipTotal label={texts.total}>
          <Money rupees={rupees(totalOf(order.amount))} precise />
        </SlipTotal>
      </dl>
      <div className="mt-5 grid gap-3.5">{children}</div>
    </Slip>
  )
}
