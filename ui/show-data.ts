import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a response says, or what a click leads to, in place of what was loaded. A load that is still on its way is
 * cancelled: its answer is older, and would undo this. Undefined shows nothing, and lets the first load go on.
 */
export function showData<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  shown: Data | ((before: Data | undefined) => Data | undefined),
): void {
  const before = queryClient.getQueryData<Data>(queryKey)
  const next = shown instanceof Function ? shown(before) : shown
  if (next === undefined) return
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<Data>(queryKey, next)
}
