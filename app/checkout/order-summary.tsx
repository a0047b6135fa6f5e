import Truck from 'lucide-react/icons/truck'
import { useId } from 'react'
import { messages } from '../../domain/messages.ts'
import { rupees } from '../../domain/money.ts'
import { discountPercent, shoppingCostCents } from '../../domain/totals.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import type { Addresses } from '../recipients/use-addresses.ts'
import { Button } from '../ui/button.tsx'
import { Money } from '../ui/money.tsx'
import { Slip, SlipRow, SlipTotal } from '../ui/slip.tsx'
import { RecipientSelect } from './recipient-select.tsx'
import { usePlaceOrder } from './use-place-order.ts'

type OrderSummaryProps = { userId: number; cart: CartOnScreen; addresses: Addresses }

/** What the order costs and where it goes; from here it is placed. */
export function OrderSummary({ userId, cart, addresses }: OrderSummaryProps) {
  const { totals } = cart
  const { selected } = addresses
  const { isPlacing, place } = usePlaceOrder({ userId, cart, recipient: selected })
  const reasonId = useId()

  return (
    <div className="lg:sticky lg:top-24">
      <Slip title="Order summary">
        <dl>
          <SlipRow label="Shopping cost">
            <Money rupees={rupees(shoppingCostCents(totals))} precise />
          </SlipRow>
          <SlipRow label="Products">{totals.unitCount}</SlipRow>
          <SlipRow label={`Discount (${discountPercent(totals)}%)`}>
            <span className="font-semibold whitespace-nowrap text-chilli-700">
              {totals.discountCents > 0 && '−\u00a0'}
              <Money rupees={rupees(totals.discountCents)} precise />
            </span>
          </SlipRow>
          <SlipRow label="Recipient">
            <RecipientSelect addresses={addresses} />
          </SlipRow>
          <SlipTotal label="Total">
            <output aria-live="polite">
              <Money rupees={rupees(totals.totalCents)} precise />
            </output>
          </SlipTotal>
        </dl>
        <Button
          wide
          busy={isPlacing}
          disabled={!selected}
          aria-describedby={selected ? undefined : reasonId}
          onClick={place}
          className="mt-5"
        >
          {isPlacing ? messages.checkout.creating : 'Place Order'}
        </Button>
        {!selected && (
          <p id={reasonId} className="mt-3 text-small text-chilli-700">
            {messages.checkout.selectAddress}
          </p>
        )}
        <p className="mt-4 flex items-center gap-2 text-small text-husk-700">
          <Truck size={20} aria-hidden className="flex-none text-leaf-500" />
          {messages.delivery.checkout}
        </p>
      </Slip>
    </div>
  )
}
