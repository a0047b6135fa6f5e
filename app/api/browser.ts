import { apiBaseOf } from '../../contract/api-base.ts'
import { createApi } from '../../contract/client.ts'
import { pageLanguage } from '../language/page-language.ts'
import { readToken, removeToken, storeToken } from './token.ts'

let unauthorized: () => void = () => {}

/** Set by the session, which can redirect to /login. It may be that of a guest, who typed a wrong password. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener
  return () => {
    unauthorized = () => {}
  }
}

const underWay = new Set<Promise<unknown>>()

/** Resolves once the calls that are under way now have a response, or none. */
export async function underWayCalls(): Promise<void> {
  await Promise.allSettled(underWay)
}

function send(request: Request): Promise<Response> {
  const response = fetch(request)
  underWay.add(response)
  const forget = () => underWay.delete(response)
  response.then(forget, forget)
  return response
}

/** The API client in the browser. */
export const api = createApi({
  fetch: send,
  origin: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  base: apiBaseOf(import.meta.env.VITE_API_BASE),
  language: pageLanguage(),
  token: readToken,
  onUnauthorized: (token) => {
    // A 401 for an earlier token than the session's means nothing.
    if (token !== readToken()) return
    removeToken()
    unauthorized()
  },
  onRenewed: (token, renewed) => {
    // The customer may have signed out, or another tab have renewed the token, since the request was sent.
    if (token === readToken()) storeToken(renewed)
  },
})
