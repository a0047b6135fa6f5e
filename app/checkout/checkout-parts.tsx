import { useRef } from 'react'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { AddressManager } from '../recipients/address-manager.tsx'
import { CartFailed, CartLoading, CartMissing, EmptyCart } from './cart-states.tsx'
import { ItemsCard } from './items-card.tsx'
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx'
import { tourAnchors } from './tour-steps.ts'

/** Items, address and summary, or why there are none. */
export function CheckoutParts(props: OrderSummaryProps) {
  const { cart, addresses, placing } = props
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
      {addresses.mode.name !== 'form' && <OrderSummary {...props} />}
    </div>
  )
}
