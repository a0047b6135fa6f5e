import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type Runs = BackOfficeAnswer<'GET /admin/runs/{date}'>
export type Run = Runs['runs'][number]
/** What it is called beside the other runs of that day. */
export type NamedRun = Run & { name: string }
export type RunStop = Run['stops'][number]
export type OrderToPlan = Runs['waiting'][number]

const key = ['runs']

export function runsQuery(date: string) {
  return queryOptions({
    queryKey: [...key, date],
    queryFn: async () => (await api('GET /admin/runs/{date}', { params: { date } })).body,
  })
}

export const reloadRuns = () => queryClient.invalidateQueries({ queryKey: key })
