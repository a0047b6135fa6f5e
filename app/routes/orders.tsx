import { orderTexts } from '../../domain/texts/en/orders.ts'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { OrdersPage } from '../orders/orders-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/orders.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, orderTexts).head(shopFor(matches).name),
      page: '/orders',
    },
    matches,
  )
}

export default function OrdersRoute() {
  return (
    <CustomerOnly>
      <OrdersPage />
    </CustomerOnly>
  )
}
