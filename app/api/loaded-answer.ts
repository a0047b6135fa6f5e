import {
  type DehydratedState,
  hashKey,
  type InferDataFromTag,
  type QueryKey,
} from '@tanstack/react-query'

type LoadedQueries = DehydratedState['queries']

/** The answers that a page's loader brought along; none when it brought none. */
export function loadedQueries(loaded: unknown): LoadedQueries {
  if (!loaded || typeof loaded !== 'object' || !('queries' in loaded)) return []
  // Only `prefetch` gives loaders something called `queries`.
  return (loaded.queries as DehydratedState).queries
}

/** One of these answers, for the page's head, which stands outside of the page's cache. */
export function loadedAnswer<Key extends QueryKey>(
  loaded: unknown,
  key: Key,
): InferDataFromTag<undefined, Key> | undefined {
  const hash = hashKey(key)
  const found = loadedQueries(loaded).find(({ queryHash }) => queryHash === hash)
  // A query's key carries the type of its answer.
  return found?.state.data as InferDataFromTag<undefined, Key> | undefined
}
