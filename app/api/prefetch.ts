import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { storefrontContext } from '../../contract/storefront.ts'
import { type Api, createApi } from './client.ts'

/** Loads queries while a page is rendered; the page's browser copy starts with their answers. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  load: (client: QueryClient, api: Api) => Promise<unknown>,
): Promise<{ queries: DehydratedState }> {
  const { fetch, origin } = context.get(storefrontContext)
  const client = new QueryClient()
  await load(client, createApi({ fetch, origin, token: () => null, onUnauthorized: () => {} }))
  return { queries: dehydrate(client) }
}
