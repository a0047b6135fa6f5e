import { data } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundHead } from '../shell/page-head.ts'
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
  return notFoundHead(location, matches)
}

export default function NotFoundPage() {
  return <NotFound />
}
