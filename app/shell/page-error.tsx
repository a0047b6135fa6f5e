import { href, isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router'
import { faults } from '../../contract/refusals.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { NotFound } from './not-found.tsx'

/** Shown when a page has failed, with a way to try again and a link to the home page. */
export function PageError() {
  const controls = useTexts(controlTexts)
  const texts = useTexts(shellTexts)
  const error = useRouteError()
  const { pathname, search } = useLocation()
  // A link works without script, and loads the whole page again.
  const thisPage = useHref({ pathname, search })
  const home = useHref(href('/'))
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 404) return <NotFound />
  const isAway = status === faults.unavailable
  const title = isAway ? texts.away.title : controls.wentWrong
  return (
    <div className="page-width grid justify-items-center gap-6 py-(--space-section) text-center">
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="max-w-(--width-reading) text-lead">{isAway ? texts.away.text : texts.broken}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <a href={thisPage} className="button button-primary button-regular">
          {controls.tryAgain}
        </a>
        <a href={home} className="button button-outline button-regular">
          {texts.goHome}
        </a>
      </div>
    </div>
  )
}
