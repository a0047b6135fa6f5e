import Truck from 'lucide-react/icons/truck'
import { type ReactNode, Suspense, use, useId } from 'react'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { type Amount, discountPercent, totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { unitCount } from '../../domain/money/priced-line.ts'
import { shownCountry } from '../../domain/recipients/country.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Money } from '../../ui/money.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { Slip, SlipRow, SlipTotal, SlipWideRow } from '../brand/slip.tsx'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { deliveryTo, isDelivered, withDelivery } from '../delivery/delivery-to.ts'
import type { Addresses } from '../recipients/use-addresses.ts'
import { lazyOrNothing, lazyUntilLoaded } from '../shell/lazy-or-nothing.ts'
import { ChangedLines } from './changed-lines.tsx'
import { RecipientSelect } from './recipient-select.tsx'
import { tourAnchors } from './tour-steps.ts'
import type { Collection } from './use-collection.ts'
import type { MissingItemsChosen } from './use-missing-items.ts'
import type { PlacingOrder } from './use-place-order.ts'
import type { SlotChosen } from './use-slot.ts'
import type { Surprise } from './use-surprise.ts'

// Loaded where the shop asks. If that fails, the order can still be placed, with the last choice.
const MissingItems = lazyOrNothing(() => import('./missing-items.tsx'))

// The same where the shop has set on which terms it delivers.
const DeliveryNote = lazyOrNothing(() => import('../delivery/delivery-note.tsx'))

const GiveToCharity = lazyOrNothing(() => import('../gifts/give-to-charity.tsx'))

const SurpriseField = lazyOrNothing(() => import('./surprise-field.tsx'))

// Without these there may be no order.
const DeliveryWay = lazyUntilLoaded(() => import('./delivery-way.tsx'))
const SlotPicker = lazyUntilLoaded(() => import('../delivery/slot-picker.tsx'))

export type OrderSummaryProps = {
  cart: CartOnScreen
  addresses: Addresses
  missing: MissingItemsChosen | undefined
  slot: SlotChosen | undefined
  collection: Collection | undefined
  surprise: Surprise | undefined
  placing: PlacingOrder
}

/** What the order costs and where it goes; from here it is placed. */
export function OrderSummary({
  cart,
  addresses,
  missing,
  slot,
  collection,
  surprise,
  placing,
}: OrderSummaryProps) {
  const texts = useTexts(checkoutTexts)
  const { summary } = texts
  const { selected } = addresses
  const terms = selected && deliveryTo(cart.delivery, selected, cart.amount, collection?.collectAt)
  const isCollected = collection?.collectAt !== undefined
  const amount = withDelivery(cart.amount, terms)
  const reasonId = useId()
  const deliveryId = useId()

  return (
    <div id={tourAnchors.summary} className="lg:sticky lg:top-24">
      <Slip title={summary.title}>
        <dl inert={placing.isPlacing}>
          <Costs amount={amount} units={unitCount(cart.lines)} />
          <Recipient addresses={addresses} surprise={isCollected ? undefined : surprise} />
          <SlipTotal label={summary.total}>
            <output>
              <span className="sr-only">{`${summary.total} `}</span>
              <Money rupees={rupees(totalOf(amount))} precise />
            </output>
          </SlipTotal>
        </dl>
        {collection && (
          <Choice isPlacing={placing.isPlacing} className={ruledOff}>
            <DeliveryWay collection={collection} />
          </Choice>
        )}
        {slot && (
          <Choice isPlacing={placing.isPlacing} className={ruledOff}>
            <SlotPicker {...slot} isCollected={isCollected} />
          </Choice>
        )}
        {missing && (
          <Choice isPlacing={placing.isPlacing}>
            <MissingItems lines={cart.lines} missing={missing} />
          </Choice>
        )}
        <div className="mt-5 grid gap-3">
          {terms && (
            <Suspense>
              <DeliveryNote
                id={deliveryId}
                terms={terms}
                areas={cart.delivery?.areas ?? []}
                isTimeMissing={slot !== undefined && !slot.chosen}
              />
            </Suspense>
          )}
          <ChangedLines lines={cart.lines} isStopped={placing.isStopped} />
          <Button
            wide
            id={tourAnchors.placeOrder}
            busy={placing.isPlacing || addresses.isGiving}
            disabled={!selected || (terms && !isDelivered(terms)) || (slot && !slot.chosen)}
            aria-describedby={selected ? terms && deliveryId : reasonId}
            onClick={placing.place}
          >
            {placing.isPlacing ? texts.creating : summary.place}
          </Button>
          <FormFailure text={placing.failure} />
        </div>
        {!selected && (
          <p id={reasonId} className="mt-3 text-small text-chilli-700">
            {texts.selectAddress}
          </p>
        )}
        <p className="mt-4 flex items-center gap-2 text-small text-husk-700">
          {!isCollected && <Truck size={20} aria-hidden className="flex-none text-leaf-500" />}
          {isCollected ? summary.ready(deliveryPromiseDays) : summary.delivery(deliveryPromiseDays)}
        </p>
      </Slip>
    </div>
  )
}

function Costs({ amount, units }: { amount: Amount; units: number }) {
  const { summary } = useTexts(checkoutTexts)
  return (
    <>
      <SlipRow label={summary.cost}>
        <Money rupees={rupees(amount.goodsCents)} precise />
      </SlipRow>
      <SlipRow label={summary.products}>{units}</SlipRow>
      <SlipRow label={summary.discount(discountPercent(amount))}>
        <span className="font-semibold whitespace-nowrap text-chilli-700">
          {amount.discountCents > 0 && '−\u00a0'}
          <Money rupees={rupees(amount.discountCents)} precise />
        </span>
      </SlipRow>
      {amount.deliveryFeeCents > 0 && (
        <SlipRow label={summary.deliveryFee}>
          <Money rupees={rupees(amount.deliveryFeeCents)} precise />
        </SlipRow>
      )}
    </>
  )
}

function Recipient({ addresses, surprise }: Pick<OrderSummaryProps, 'addresses' | 'surprise'>) {
  const { summary } = useTexts(checkoutTexts)
  const { line } = useTexts(recipientTexts)
  const language = use(LanguageContext)
  const { takesGifts } = useShop()
  const { selected } = addresses
  return (
    <SlipWideRow label={summary.recipient}>
      <RecipientSelect addresses={addresses} />
      {selected && (
        <p className="mt-1 text-small text-husk-700">
          {line(
            selected.streetAddress,
            selected.postalCode,
            shownCountry(selected.country, language),
          )}
        </p>
      )}
      {takesGifts && (
        <Suspense>
          <GiveToCharity addresses={addresses} />
        </Suspense>
      )}
      {surprise && (
        <Suspense>
          <SurpriseField surprise={surprise} />
        </Suspense>
      )}
    </SlipWideRow>
  )
}

type ChoiceProps = { isPlacing: boolean; className?: string; children: ReactNode }

/** What an order says besides its goods and its recipient; it stays as it is while the order is placed. */
function Choice({ isPlacing, className, children }: ChoiceProps) {
  return (
    <div inert={isPlacing} className={className}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

const ruledOff = 'mt-3 border-t border-dashed border-slip-rule pt-4'
