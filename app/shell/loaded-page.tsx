import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
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
      {query.isPending ? <Spinner /> : <NotLoaded onRetry={() => void query.refetch()} />}
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(controlTexts)
  return (
    <div role="alert" className="grid justify-items-center gap-6 py-8 text-center">
      <h1>{texts.wentWrong}</h1>
      <RetryButton onClick={onRetry}>{texts.tryAgain}</RetryButton>
    </div>
  )
}
