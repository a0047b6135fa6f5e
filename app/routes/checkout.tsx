import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/checkout.ts'

export { CheckoutError as ErrorBoundary } from '../checkout/checkout-error.tsx'
export { action } from '../forms/page-action.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Checkout',
      description: 'Look over your cart, choose where we deliver, and place your order.',
      keywords: ['checkout', 'cart', 'delivery address', 'order groceries', 'Sri Lanka'],
      page: '/checkout',
    },
    matches,
  )
}

export default function Checkout() {
  return (
    <CustomerOnly>
      <CheckoutPage />
    </CustomerOnly>
  )
}
