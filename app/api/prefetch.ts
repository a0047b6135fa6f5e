import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { Api } from '../../contract/client.ts'
import { apiOnServer } from './api-on-server.ts'

/** Loads what a page shows, through the given API client or, by default, the browser's. */
export type Queries = (client: QueryClient, api?: Api) => Promise<unknown>

/** Runs queries while a page is rendered on the server; the browser's cache starts with their results. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: Queries,
): Promise<{ queries: DehydratedState }> {
  const client = new QueryClient()
  await queries(client, apiOnServer(context))
  return { queries: dehydrate(client) }
}
