import { useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { sharedPackageTexts } from '../../domain/texts/en/shared-packages.ts'
import { sharedPackageQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { textsFor } from '../language/texts-for.ts'
import { SharedPackagePage } from '../shared-packages/shared-package-page.tsx'
import { LoadedPage } from '../shell/loaded-page.tsx'
import { notFoundHead, pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/shared-package.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export async function loader({ context, params: { shareToken } }: Route.LoaderArgs) {
  const loaded = await prefetch(context, (client, api) =>
    client.prefetchQuery(sharedPackageQuery(shareToken, api)),
  )
  const shared = loadedAnswer(loaded, sharedPackageQuery(shareToken).queryKey)
  return data(loaded, { status: shared === null ? 404 : 200 })
}

export function clientLoader({ params: { shareToken } }: Route.ClientLoaderArgs) {
  return startLoading((client, api) => client.prefetchQuery(sharedPackageQuery(shareToken, api)))
}

export function meta({ matches, location, params: { shareToken }, loaderData }: Route.MetaArgs) {
  const shared = loadedAnswer(loaderData, sharedPackageQuery(shareToken).queryKey)
  if (shared === null) return notFoundHead(location, matches)
  const { head } = textsFor(matches, sharedPackageTexts)
  const title = shared?.packageName ?? head.title
  return pageHead(
    { ...head, title, page: '/shared-packages/:shareToken', path: location.pathname },
    matches,
  )
}

export default function SharedPackage({ params: { shareToken } }: Route.ComponentProps) {
  const shared = useQuery(sharedPackageQuery(shareToken))
  return <LoadedPage query={shared}>{(each) => <SharedPackagePage shared={each} />}</LoadedPage>
}
