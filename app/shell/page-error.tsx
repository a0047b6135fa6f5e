import { href, isRouteErrorResponse, useRouteError } from 'react-router'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { NotFound } from './not-found.tsx'

/** Shown when a page has failed, with a way to try again and a link to the home page. */
export function PageError() {
  const controls = useTexts(controlTexts)
  const texts = useTexts(shellTexts)
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page-width grid justify-items-center gap-6 py-(--space-section) text-center">
      <title>{controls.wentWrong}</title>
      <h1>{controls.wentWrong}</h1>
      <p className="max-w-(--width-reading) text-lead">{texts.broken}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button onClick={() => window.location.reload()}>{controls.tryAgain}</Button>
        <a href={href('/')} className="button button-outline button-regular">
          {texts.goHome}
        </a>
      </div>
    </div>
  )
}
