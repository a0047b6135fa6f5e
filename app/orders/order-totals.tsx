import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { unitCounts } from '../../domain/orders/order-type.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Slip, SlipRow, SlipTotal } from '../brand/slip.tsx'
import type { CustomerOrder } from './order-of.ts'

/** How much an order held, what it saved and what it cost. */
export function OrderTotals({ order }: { order: CustomerOrder }) {
  const texts = useTexts(orderTexts)
  const { packages, products } = unitCounts(order)
  return (
    <Slip title={texts.summary}>
      <dl>
        <SlipRow label={texts.packages}>{packages}</SlipRow>
        <SlipRow label={texts.products}>{products}</SlipRow>
        <SlipRow label={texts.savings}>
          <Money
            rupees={rupees(order.amount.discountCents)}
            precise
            className="font-semibold text-chilli-700"
          />
        </SlipRow>
        {order.amount.deliveryFeeCents > 0 && (
          <SlipRow label={texts.deliveryFee}>
            <Money rupees={rupees(order.amount.deliveryFeeCents)} precise />
          </SlipRow>
        )}
        <SlipTotal label={texts.total}>
          <Money rupees={rupees(totalOf(order.amount))} precise />
        </SlipTotal>
      </dl>
    </Slip>
  )
}
