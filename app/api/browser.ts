import { createApi } from './client.ts'
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
  onUnauthorized: () => {
    // A 401 without a token is a wrong password, not the end of a session.
    if (readToken() === null) return
    removeToken()
    unauthorized()
  },
})
