import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { href, Link } from 'react-router'
import { useCartHasItems } from '../cart/use-cart.ts'

/** Leads to the checkout; a dot says that something is in the cart. */
export function CartButton() {
  const hasItems = useCartHasItems()
  return (
    <Link
      to={href('/checkout')}
      aria-label={hasItems ? 'Cart, has items' : 'Cart'}
      className="icon-button icon-button-outline relative"
    >
      <ShoppingBasket size={20} aria-hidden />
      {hasItems && <span data-testid="cart-dot" className="cart-dot" />}
    </Link>
  )
}
