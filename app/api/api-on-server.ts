import type { RouterContextProvider } from 'react-router'
import { type Api, createApi } from '../../contract/client.ts'
import { storefrontContext } from './storefront-context.ts'

/** The way to the API while a page is rendered, which is done for a guest. */
export function apiOnServer(context: Readonly<RouterContextProvider>): Api {
  const { fetch, origin } = context.get(storefrontContext)
  return createApi({ fetch, origin, token: () => null, onUnauthorized: () => {} })
}
