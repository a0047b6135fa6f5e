import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showData } from './show-data.ts'

function aQuery() {
  const queryClient = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const query = queryOptions({
    queryKey: ['name'],
    queryFn: () => {
      const next = Promise.withResolvers<string>()
      asked.push(next)
      return next.promise
    },
  })
  const stop = new QueryObserver(queryClient, query).subscribe(() => {})
  const shown = () => queryClient.getQueryData(query.queryKey)
  return { queryClient, query, asked, shown, stop }
}

test('a load from before a call does not undo what the call has changed', async () => {
  const { queryClient, query, asked, shown, stop } = aQuery()
  asked[0]?.resolve('before')
  await expect.poll(shown).toBe('before')

  const load = queryClient.refetchQueries(query)
  showData(queryClient, query.queryKey, 'changed')
  asked[1]?.resolve('before')
  await load
  expect(shown()).toBe('changed')

  void queryClient.refetchQueries(query)
  asked[2]?.resolve('changed elsewhere')
  await expect.poll(shown).toBe('changed elsewhere')
  stop()
})

test('a change of what was never loaded waits for the first load', async () => {
  const { queryClient, query, asked, shown, stop } = aQuery()
  showData(queryClient, query.queryKey, (known) => known && `${known}, changed`)
  asked[0]?.resolve('loaded')
  await expect.poll(shown).toBe('loaded')
  stop()
})
