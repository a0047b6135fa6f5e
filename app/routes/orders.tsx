import { OrdersPage } from '../orders/orders-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/orders.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Orders',
      description: 'Your JOY Box orders: what is to be paid, what is paid and what has arrived.',
      keywords: ['orders', 'order history', 'payment', 'JOY Box'],
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
