import { createApi } from '../../contract/client.ts'
import { readToken, removeToken, storeToken } from './token.ts'

let unauthorized: () => void = () => {}

/** Set by the session, which can redirect to /login. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener
  return () => {
    unauthorized = () => {}
  }
}

/** The API client in the browser. */
export const api = createApi({
  fetch: (request) => fetch(request),
  origin: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  token: readToken,
  onUnauthorized: (token) => {
    // A 401 without a token means a wrong password; one for an earlier token than the session's means nothing.
    if (token === null || token !== readToken()) return
    removeToken()
    unauthorized()
  },
  onRenewed: (token, renewed) => {
    // The customer may have signed out, or another tab have renewed the token, since the request was sent.
    if (token === readToken()) storeToken(renewed)
  },
})
