import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SilentFailure } from '../../ui/silent-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NotFound } from './not-found.tsx'

type LoadedPageProps<Thing> = {
  /** The thing that the page is about; null if there is none at the URL. */
  query: UseQueryResult<Thing | null>
  children: (thing: Thing) => ReactNode
}

/** A page about one thing, or why it cannot be shown. */
export function LoadedPage<Thing>({ query, children }: LoadedPageProps<Thing>) {
  if (query.data) return children(query.data)
  if (query.data === null) return <NotFound />
  return (
    <div className="page-width grid min-h-[60vh] place-items-center">
      {query.isPending ? <Spinner /> : <SilentFailure onRetry={() => void query.refetch()} />}
    </div>
  )
}
