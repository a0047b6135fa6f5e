import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '../../contract/client.ts'
import { api, underWayCalls } from '../api/browser.ts'

/**
 * Ends the session of a token that the browser has already removed. Without a connection it waits for one, for as
 * long as the shop is open: the token is kept nowhere else.
 */
export function endOnServer(token: string, client: QueryClient): void {
  const ending = new MutationObserver(client, {
    mutationFn: async () => {
      // A cart that is being saved while its customer leaves would be refused after the session's end.
      await underWayCalls()
      return api('POST /user/logout', { token, keepalive: true })
    },
    networkMode: 'offlineFirst',
    // A refusal says that the session has ended already.
    retry: (_, error) => isWorthRetrying(0, error),
  })
  ending.mutate().catch(() => {})
}
