import { type DataTag, QueryClient, type QueryKey } from '@tanstack/react-query'
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

/**
 * Shows what a response says, or what a click leads to, in place of what was loaded. A load that is still on its way is
 * cancelled: its answer is older, and would undo this.
 */
export function showData<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  shown: Data | ((before: Data | undefined) => Data | undefined),
): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<Data>(queryKey, shown)
}

export const sessionKey = ['session']
