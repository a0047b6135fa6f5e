import { useCallback } from 'react'
import type { User } from '../../contract/index.ts'
import { useCart } from '../cart/use-cart.ts'
import { useAddresses } from '../recipients/use-addresses.ts'
import { useSession } from '../shell/session.tsx'
import { BackToTop } from './back-to-top.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { CheckoutParts } from './checkout-parts.tsx'
import { firstNews } from './first-news.ts'
import { HelpButton } from './help-button.tsx'
import { ProductPicker } from './product-picker.tsx'
import { useCollection } from './use-collection.ts'
import { useMissingItems } from './use-missing-items.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSlot } from './use-slot.ts'
import { useSurprise } from './use-surprise.ts'
import { useTour } from './use-tour.ts'

/** Everything between a filled cart and its payment. */
export function CheckoutPage() {
  const { user } = useSession()
  return user && <Checkout key={user.id} user={user} />
}

function Checkout({ user }: { user: User }) {
  const cart = useCart()
  const addresses = useAddresses(user.id)
  const showNews = useCallback(() => requestAnimationFrame(() => firstNews()?.focus()), [])
  const recipient = addresses.selected
  const missing = useMissingItems(cart, user.id)
  const collection = useCollection(cart, user.id)
  const slot = useSlot(cart, addresses, collection?.collectAt, user.id)
  const surprise = useSurprise(cart, user, recipient)
  const placing = usePlaceOrder({
    userId: user.id,
    cart,
    recipient,
    missing,
    slot,
    collection,
    surprise,
    showNews,
  })
  const tour = useTour({ cart, addresses, isPlacing: placing.isPlacing })

  return (
    <>
      <div className="page-width pt-6 pb-(--space-section) md:pt-8">
        <CheckoutHeader />
        <CheckoutParts {...{ cart, addresses, missing, slot, collection, surprise, placing }} />
      </div>
      {/* The cart must not change while it is being ordered. */}
      <div inert={placing.isPlacing}>
        <ProductPicker />
      </div>
      <HelpButton onPress={tour.start} />
      <BackToTop />
    </>
  )
}
