import { QueryClient } from '@tanstack/react-query'
import type { BackOfficeArea } from '../../contract/back-office/index.ts'
import { ApiError, createApi, isWorthRetrying, NetworkError } from '../../contract/client.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'

/** The back office's way to its calls. The browser adds the session, which no script can read. */
export const api = createApi<BackOfficeArea>({
  fetch: (request) => fetch(request),
  origin: window.location.origin,
  token: () => null,
  onUnauthorized: () => {},
})

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying } },
})

/**
 * Why a call failed, in words for the operator. A 404 may also mean that the session is over, so the
 * session is asked for again; the page changes by itself when it is.
 */
export function failureOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 404) void queryClient.invalidateQueries({ queryKey: sessionKey })
    return error.serverMessage ?? controlTexts.wentWrong
  }
  if (error instanceof NetworkError) return controlTexts.networkError
  throw error
}

export const sessionKey = ['session']
