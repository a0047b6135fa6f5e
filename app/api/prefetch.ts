import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import { data, type RouterContextProvider } from 'react-router'
import { type Api, ApiError } from '../../contract/client.ts'
import { faults } from '../../contract/refusals.ts'
import { postedFormContext } from '../forms/posted-form-context.ts'
import { apiOnServer } from './api-on-server.ts'

/** Loads what a page shows, through the given API client or, by default, the browser's. */
export type Queries = (client: QueryClient, api?: Api) => Promise<unknown>

/**
 * Runs queries while a page is rendered on the server; the browser's cache starts with their results. While
 * the database is away the page is refused: without its lists it would look like an empty shop. Not the
 * response to a posted form, which has to return what was typed.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: Queries,
): Promise<{ queries: DehydratedState }> {
  const client = new QueryClient()
  await queries(client, apiOnServer(context))
  if (isAway(client) && !context.get(postedFormContext)) {
    throw data(null, { status: faults.unavailable })
  }
  return { queries: dehydrate(client) }
}

function isAway(client: QueryClient): boolean {
  const errors = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error)
  return errors.some((error) => error instanceof ApiError && error.status === faults.unavailable)
}
