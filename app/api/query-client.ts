import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '../../contract/client.ts'
import type { Queries } from './prefetch.ts'

let inBrowser: QueryClient | undefined

/** One cache for as long as the shop is open in the browser; on the server a new one for each rendered page. */
export function queryClientHere(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}

function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } })
}

/** Starts a page's queries while its code is still loading, without delaying the page. */
export function startLoading(queries: Queries): null {
  void queries(queryClientHere())
  return null
}
