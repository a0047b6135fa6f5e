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

/** The totals of the orders, the number of each status, and the latest order. `orders` are newest first. */
export function OrderFigures({ orders }: { orders: readonly CustomerOrder[] }) {
  const texts = useTexts(profileTexts).orderSummary
  const orderWords = useTexts(orderTexts)
  const [latest] = orders
  if (!latest) return <h3>{texts.none}</h3>
  const summary = orderSummary(orders)
  const { packages, products } = unitCounts(latest)
  return (
    <div className="grid gap-5">
      <dl>
        <SlipRow label={texts.totalOrders}>{summary.totalOrders}</SlipRow>
        <SlipRow label={texts.totalSpent}>
          <Money rupees={rupees(summary.totalSpentCents)} precise />
        </SlipRow>
        <SlipRow label={texts.averageOrder}>
          <Money rupees={rupees(summary.averageOrderCents)} precise />
        </SlipRow>
        <SlipRow label={texts.lastOrder}>
          <ShopDate value={summary.lastOrderDate} />
        </SlipRow>
        {Object.entries(summary.orderStatuses).map(([status, count]) => (
          <SlipRow key={status} label={statusLabel(status, orderWords)}>
            {count}
          </SlipRow>
        ))}
      </dl>
      <section aria-label={texts.latestOrder}>
        <h3>{texts.latestOrder}</h3>
        <dl>
          <SlipRow label={orderWords.id}>{`#${latest.orderId}`}</SlipRow>
          <SlipRow label={texts.items}>{packages + products}</SlipRow>
          <SlipRow label={texts.paymentMethod}>
            {latest.paymentMethod || orderWords.unnamedMethod}
          </SlipRow>
        </dl>
      </section>
    </div>
  )
}
