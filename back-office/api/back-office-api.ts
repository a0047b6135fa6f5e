import { QueryClient } from '@tanstack/react-query'
import type { BackOfficeArea } from '../../contract/back-office/index.ts'
import { createApi, isWorthRetrying } from '../../contract/client.ts'

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

export const sessionKey = ['session']
