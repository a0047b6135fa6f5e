import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../brand/empty-state.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

/** Shown when the page itself breaks. */
export function CheckoutError() {
  return (
    <div className="page-width pt-6 pb-(--space-section) md:pt-8">
      <CheckoutHeader />
      <div role="alert">
        <EmptyState title={`Error rendering checkout: ${reasonOf(useRouteError())}`}>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </EmptyState>
      </div>
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : String(error)
}
