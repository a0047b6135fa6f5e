import { QueryClient } from '@tanstack/react-query'
import type { BackOfficeArea } from '../../contract/back-office/index.ts'
import { createApi, isWorthRetrying } from '../../contract/client.ts'
import { isAttended } from './attendance.ts'

/** The client of the back office's calls. The browser sends the session cookie, which scripts cannot read. */
export const api = createApi<BackOfficeArea>({
  fetch: (request) => {
    if (!isAttended()) request.headers.set('X-Unattended', 'yes')
    return fetch(request)
  },
  origin: window.location.origin,
  token: () => null,
  onUnauthorized: () => {},
})

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying } },
})

export const sessionKey = ['session']
