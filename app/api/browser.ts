import { createApi } from '../../contract/client.ts'
import { readToken, removeToken } from './token.ts'

let unauthorized: () => void = () => {}

/** Named by the session, which alone knows how to leave for /login. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener
  return () => {
    unauthorized = () => {}
  }
}

/** The browser's way to the API. */
export const api = createApi({
  fetch: (request) => fetch(request),
  origin: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  token: readToken,
  onUnauthorized: (token) => {
    // Without a token it is a wrong password; with an older one than the session's, nothing at all.
    if (token === null || token !== readToken()) return
    removeToken()
    unauthorized()
  },
})
