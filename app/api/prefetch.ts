import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { Api } from '../../contract/client.ts'
import { apiOnServer } from './api-on-server.ts'

/** Loads what a page shows, through the API of the server or, left out, of the browser. */
export type Queries = (client: QueryClient, api?: Api) => Promise<unknown>

/** Loads queries while a page is rendered; the page's browser copy starts with their answers. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: Queries,
): Promise<{ queries: DehydratedState }> {
  const client = new QueryClient()
  await queries(client, apiOnServer(context))
  return { queries: dehydrate(client) }
}
