import {
  type DehydratedState,
  hashKey,
  type InferDataFromTag,
  type QueryKey,
} from '@tanstack/react-query'
import { queryClientHere } from './query-client.ts'

type LoadedQueries = DehydratedState['queries']

/** The responses in a loader's data; empty when the loader prefetched nothing. */
export function loadedQueries(loaded: unknown): LoadedQueries {
  if (!loaded || typeof loaded !== 'object' || !('queries' in loaded)) return []
  // Only `prefetch` adds a property called `queries` to loader data.
  return (loaded.queries as DehydratedState).queries
}

/**
 * The data of one query for `meta`, from the loader's data or from the browser's cache: `meta` is called
 * outside of the page, and on a navigation before the page has loaded anything.
 */
export function loadedAnswer<Key extends QueryKey>(
  loaded: unknown,
  key: Key,
): InferDataFromTag<undefined, Key> | undefined {
  const hash = hashKey(key)
  const found = loadedQueries(loaded).find(({ queryHash }) => queryHash === hash)
  const known = found ? found.state.data : queryClientHere().getQueryData(key)
  // A query's key carries the type of its data.
  return known as InferDataFromTag<undefined, Key> | undefined
}
