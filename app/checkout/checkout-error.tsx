import { isRouteErrorResponse, useRouteError } from 'react-router'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

/** Shown when the page itself breaks. */
export function CheckoutError() {
  const texts = useTexts(checkoutTexts)
  return (
    <div className="page-width pt-6 pb-(--space-section) md:pt-8">
      <CheckoutHeader />
      <div role="alert">
        <EmptyState title={texts.broken(reasonOf(useRouteError()))}>
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        </EmptyState>
      </div>
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : String(error)
}
