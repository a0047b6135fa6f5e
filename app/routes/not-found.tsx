import { data } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { textsFor } from '../language/texts-for.ts'
import { NotFound } from '../shell/not-found.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/not-found.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, shellTexts).notFound.head,
      page: undefined,
      path: location.pathname,
    },
    matches,
  )
}

export default function NotFoundPage() {
  return <NotFound />
}
