import { href } from 'react-router'
import { invoiceTexts } from '../../domain/texts/en/orders.ts'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { InvoicePage } from '../orders/invoice-page.tsx'
import { CustomerOnly } from '../shell/guards.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/invoice.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches, params: { orderId } }: Route.MetaArgs) {
  const head = textsFor(matches, invoiceTexts).head(shopFor(matches).name)
  return pageHead(
    {
      ...head,
      title: head.title(orderId),
      page: '/orders/:orderId/invoice',
      path: href('/orders/:orderId/invoice', { orderId }),
    },
    matches,
  )
}

export default function InvoiceRoute({ params }: Route.ComponentProps) {
  return (
    <CustomerOnly>
      <InvoicePage orderId={params.orderId} />
    </CustomerOnly>
  )
}
