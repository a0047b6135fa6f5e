import ChevronRight from 'lucide-react/icons/chevron-right'
import { href, Link } from 'react-router'

export function CheckoutHeader() {
  return (
    <>
      <nav aria-label="Breadcrumb">
        <ol className="flex items-center gap-2.5">
          <li>
            <Link to={href('/products')} className="text-link inline-flex min-h-11 items-center">
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
    </>
  )
}
