import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when the page itself breaks. */
export function CheckoutError() {
  return (
    <div role="alert" className="page-width py-(--space-section)">
      <EmptyState title={`Error rendering checkout: ${reasonOf(useRouteError())}`}>
        <Button onClick={() => window.location.reload()}>Reload Page</Button>
      </EmptyState>
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : String(error)
}
