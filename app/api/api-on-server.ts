import type { RouterContextProvider } from 'react-router'
import { type Api, createApi } from '../../contract/client.ts'
import { storefrontContext } from './storefront-context.ts'

/** The API client while a page is rendered on the server, always for a guest. */
export function apiOnServer(context: Readonly<RouterContextProvider>): Api {
  const { fetch, origin, language } = context.get(storefrontContext)
  return createApi({ fetch, origin, language, token: () => null, onUnauthorized: () => {} })
}
