import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dateAndTime } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { offlineTexts } from '../../domain/texts/en/offline.ts'
import { useTexts } from '../../ui/texts.ts'
import { useKeptSince } from './use-kept-since.ts'
import { usePrivateData } from './use-private-data.ts'
import { useServiceWorker } from './use-service-worker.ts'
import { useWholePages } from './use-whole-pages.ts'

/** Keeps the shop usable without a connection, and says from when what it shows is. */
export default function Offline() {
  const texts = useTexts(offlineTexts)
  const spelling = useTexts(formats)
  useServiceWorker()
  usePrivateData()
  useQueriesWithoutConnection()
  const since = useKeptSince()
  useWholePages(since !== undefined)
  // The element is always there: screen readers read out what changes in it.
  return (
    <div role="status" className={since ? 'bg-turmeric-100 print:hidden' : 'sr-only'}>
      {since && (
        <p className="page-width py-2">{texts.asOf(dateAndTime(new Date(since), spelling))}</p>
      )}
    </div>
  )
}

/** By default queries wait while the browser says that it is offline: then the worker could not answer them. */
function useQueriesWithoutConnection() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queries, ...others } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({
      ...others,
      queries: { ...queries, networkMode: 'offlineFirst' },
    })
  }, [queryClient])
}
