import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { href, Link } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { useCartHasItems } from '../cart/use-cart.ts'

/** Leads to the checkout; a dot shows that there is something in the cart. */
export function CartButton() {
  const texts = useTexts(shellTexts)
  const hasItems = useCartHasItems()
  return (
    <Link
      to={href('/checkout')}
      aria-label={hasItems ? texts.cartWithItems : texts.cart}
      className="icon-button icon-button-outline relative"
    >
      <ShoppingBasket size={20} aria-hidden />
      {hasItems && <span data-testid="cart-dot" className="cart-dot" />}
    </Link>
  )
}
