import { href, isRouteErrorResponse, useRouteError } from 'react-router'
import { generalTexts } from '../../domain/texts/en/general.ts'
import { Button } from '../../ui/button.tsx'
import { NotFound } from './not-found.tsx'

/** What a page shows when it broke: the way home, and another try. */
export function PageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page-width grid justify-items-center gap-6 py-(--space-section) text-center">
      <title>{generalTexts.wentWrong}</title>
      <h1>{generalTexts.wentWrong}</h1>
      <p className="max-w-(--width-reading) text-lead">
        This page could not be shown. Your cart and your orders are safe.
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <a href={href('/')} className="button button-outline button-regular">
          Go Home
        </a>
      </div>
    </div>
  )
}
