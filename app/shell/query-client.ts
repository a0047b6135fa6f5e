import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/client.ts'

let inBrowser: QueryClient | undefined

/** One cache for the whole visit in the browser; on the server a new one for each rendered page. */
export function queryClientHere(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays a refusal however often it is asked; a fault or a lost line may pass.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}

/** Starts a page's queries while its code is still coming, without keeping the page waiting. */
export function startLoading(load: (client: QueryClient) => Promise<unknown>): null {
  void load(queryClientHere())
  return null
}
