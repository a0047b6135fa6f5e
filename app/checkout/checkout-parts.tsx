import { useRef } from 'react'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { AddressManager } from '../recipients/address-manager.tsx'
import type { Addresses } from '../recipients/use-addresses.ts'
import { CartFailed, CartLoading, CartMissing, EmptyCart } from './cart-states.tsx'
import { ItemsCard } from './items-card.tsx'
import { OrderSummary } from './order-summary.tsx'
import { tourAnchors } from './tour-steps.ts'
import type { Collection } from './use-collection.ts'
import type { MissingItemsChosen } from './use-missing-items.ts'
import type { PlacingOrder } from './use-place-order.ts'
import type { SlotChosen } from './use-slot.ts'

type CheckoutPartsProps = {
  cart: CartOnScreen
  addresses: Addresses
  missing: MissingItemsChosen | undefined
  slot: SlotChosen | undefined
  collection: Collection | undefined
  placing: PlacingOrder
}

/** Items, address and summary, or why there are none. */
export function CheckoutParts({
  cart,
  addresses,
  missing,
  slot,
  collection,
  placing,
}: CheckoutPartsProps) {
  const isKnown = cart.cartId !== undefined
  const isEmpty = isKnown && cart.lines.length === 0
  const emptyCart = useRef<HTMLElement>(null)
  useFocusWhenGone(isKnown && !isEmpty, emptyCart)

  if (!isKnown) {
    if (cart.error) return <CartFailed />
    return cart.isLoading ? <CartLoading /> : <CartMissing onRetry={cart.insist} />
  }
  if (isEmpty) return <EmptyCart ref={emptyCart} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-8">
      {/* The cart must not change while it is being ordered. */}
      <div inert={placing.isPlacing} className="grid min-w-0 gap-6">
        <ItemsCard cart={cart} />
        <div id={tourAnchors.address}>
          <AddressManager addresses={addresses} />
        </div>
      </div>
      {addresses.mode.name !== 'form' && (
        <OrderSummary {...{ cart, addresses, missing, slot, collection, placing }} />
      )}
    </div>
  )
}
