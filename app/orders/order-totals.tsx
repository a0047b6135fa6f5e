import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { unitCounts } from '../../domain/orders/order-type.ts'
import { Money } from '../../ui/money.tsx'
import { Slip, SlipRow, SlipTotal } from '../brand/slip.tsx'
import type { CustomerOrder } from './order-of.ts'

/** How much an order held, what it saved and what it cost. */
export function OrderTotals({ order }: { order: CustomerOrder }) {
  const { packages, products } = unitCounts(order)
  return (
    <Slip title="Summary">
      <dl>
        <SlipRow label="Packages">{packages}</SlipRow>
        <SlipRow label="Products">{products}</SlipRow>
        <SlipRow label="Total savings">
          <Money
            rupees={rupees(order.amount.discountCents)}
            precise
            className="font-semibold text-chilli-700"
          />
        </SlipRow>
        <SlipTotal label="Total value">
          <Money rupees={rupees(totalOf(order.amount))} precise />
        </SlipTotal>
      </dl>
    </Slip>
  )
}
