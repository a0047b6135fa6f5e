import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import type { User } from '../../contract/index.ts'
import { useCart } from '../cart/use-cart.ts'
import { AddressManager } from '../recipients/address-manager.tsx'
import { useAddresses } from '../recipients/use-addresses.ts'
import { useSession } from '../shell/session.tsx'
import { BackToTop } from './back-to-top.tsx'
import { CartFailed, CartLoading, CartMissing, EmptyCart } from './cart-states.tsx'
import { ItemsCard } from './items-card.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ProductPicker } from './product-picker.tsx'

/** Everything between a filled cart and its payment. */
export function CheckoutPage() {
  const { user } = useSession()
  return (
    <>
      <div className="page-width pt-6 pb-(--space-section) md:pt-8">
        <nav aria-label="Breadcrumb">
          <ol className="flex items-center gap-2.5">
            <li>
              <Link to="/products" className="text-link inline-flex min-h-11 items-center">
                Products
              </Link>
            </li>
            <li aria-hidden>
              <ChevronRight size={18} />
            </li>
            <li aria-current="page">Checkout</li>
          </ol>
        </nav>
        <h1 className="mb-6 md:mb-8">Checkout</h1>
        {user && <Checkout key={user.id} user={user} />}
      </div>
      <ProductPicker />
      <BackToTop />
    </>
  )
}

function Checkout({ user }: { user: User }) {
  const cart = useCart()
  const addresses = useAddresses(user.id)

  if (cart.cartId === undefined) {
    if (cart.error) return <CartFailed />
    return cart.isLoading ? <CartLoading /> : <CartMissing onRetry={cart.reload} />
  }
  if (cart.lines.length === 0) return <EmptyCart />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-8">
      <div className="grid min-w-0 gap-6">
        <ItemsCard cart={cart} />
        <AddressManager addresses={addresses} />
      </div>
      {addresses.mode.name !== 'form' && (
        <OrderSummary userId={user.id} cart={cart} addresses={addresses} />
      )}
    </div>
  )
}
