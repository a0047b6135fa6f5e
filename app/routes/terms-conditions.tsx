import { Legal } from '../legal/legal.tsx'
import { legalHead } from '../legal/legal-head.ts'
import { loadLegal } from '../legal/load-legal.ts'
import { termsTexts as texts } from '../legal/terms-texts.ts'
import type { Route } from './+types/terms-conditions.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadLegal('terms', args)
}

/** In the browser the page loads its text itself, if it is not part of it. */
export function clientLoader() {
  return null
}

export function meta(args: Route.MetaArgs) {
  return legalHead({ page: 'terms', texts }, args)
}

export default function TermsConditionsPage() {
  return <Legal page="terms" texts={texts} />
}
