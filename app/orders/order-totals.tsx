import type { Order } from '../../contract/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { totalSavingsCents } from '../../domain/orders/orders.ts'
import { Money } from '../../ui/money.tsx'
import { Slip, SlipRow, SlipTotal } from '../brand/slip.tsx'
import { unitCounts } from './order-type.ts'

/** How much an order held, what it saved and what it came to. */
export function OrderTotals({ order }: { order: Order }) {
  const { packages, products } = unitCounts(order)
  return (
    <Slip title="Summary">
      <dl>
        <SlipRow label="Packages">{packages}</SlipRow>
        <SlipRow label="Products">{products}</SlipRow>
        <SlipRow label="Total savings">
          <Money
            rupees={rupees(totalSavingsCents(order))}
            precise
            className="font-semibold text-chilli-700"
          />
        </SlipRow>
        <SlipTotal label="Total value">
          <Money rupees={order.totalAmount} precise />
        </SlipTotal>
      </dl>
    </Slip>
  )
}
