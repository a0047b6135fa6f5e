import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { showData } from '../../ui/show-data.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type MyRuns = BackOfficeAnswer<'GET /admin/driving'>
export type RunOfDriver = MyRuns['runs'][number]
export type StopOfDriver = RunOfDriver['stops'][number]

const queryKey = ['driving']

/** How often the page looks whether the office has changed something. */
const askAgainMs = 60_000

export const myRunsQuery = queryOptions({
  queryKey,
  refetchInterval: askAgainMs,
  queryFn: async () => (await api('GET /admin/driving', {})).body,
})

/** Shows the runs as a response says that they are now. */
export function showMyRuns(runs: MyRuns): void {
  showData(queryClient, myRunsQuery.queryKey, runs)
}

/** The stop as the page has it now; undefined if it is in none of the driver's runs any more. */
export function myStop(stopId: number): StopOfDriver | undefined {
  const runs = queryClient.getQueryData(myRunsQuery.queryKey)?.runs ?? []
  return runs.flatMap(({ stops }) => stops).find((stop) => stop.stopId === stopId)
}

/** Loads the runs again, after a refusal. */
export function reloadMyRuns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey })
}
