import { rupees } from '../../domain/money/money.ts'
import { unitCounts } from '../../domain/orders/order-type.ts'
import { statusLabel } from '../../domain/orders/status.ts'
import { orderSummary } from '../../domain/orders/summary.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { SlipRow } from '../brand/slip.tsx'
import type { CustomerOrder } from '../orders/order-of.ts'

/** What the orders come to, how they stand, and the latest of them; they are given newest first. */
export function OrderFigures({ orders }: { orders: readonly CustomerOrder[] }) {
  const texts = useTexts(orderTexts)
  const [latest] = orders
  if (!latest) return <h3>{profileTexts.noOrders}</h3>
  const summary = orderSummary(orders)
  const { packages, products } = unitCounts(latest)
  return (
    <div className="grid gap-5">
      <dl>
        <SlipRow label="Total orders">{summary.totalOrders}</SlipRow>
        <SlipRow label="Total spent">
          <Money rupees={rupees(summary.totalSpentCents)} precise />
        </SlipRow>
        <SlipRow label="Average order">
          <Money rupees={rupees(summary.averageOrderCents)} precise />
        </SlipRow>
        <SlipRow label="Last order">
          <ShopDate value={summary.lastOrderDate} />
        </SlipRow>
        {Object.entries(summary.orderStatuses).map(([status, count]) => (
          <SlipRow key={status} label={statusLabel(status, texts)}>
            {count}
          </SlipRow>
        ))}
      </dl>
      <section aria-label="Latest order">
        <h3>Latest order</h3>
        <dl>
          <SlipRow label="Order ID">#{latest.orderId}</SlipRow>
          <SlipRow label="Items">{packages + products}</SlipRow>
          <SlipRow label="Payment method">{latest.paymentMethod || texts.unnamedMethod}</SlipRow>
        </dl>
      </section>
    </div>
  )
}
