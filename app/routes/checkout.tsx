import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { textsFor } from '../language/texts-for.ts'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/checkout.ts'

export { CheckoutError as ErrorBoundary } from '../checkout/checkout-error.tsx'
export { action } from '../forms/page-action.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, checkoutTexts).head,
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
