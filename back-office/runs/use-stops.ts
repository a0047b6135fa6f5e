import { useRef, useState } from 'react'
import type { Load } from '../../domain/runs/loads.ts'
import { withStop } from '../../domain/runs/stop-order.ts'
import { showData } from '../../ui/show-data.ts'
import { api, queryClient } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import {
  type OrderToPlan,
  type Run,
  type RunStop,
  type Runs,
  reloadRuns,
  runsQuery,
} from './runs-query.ts'

/**
 * Changes which stops runs have, and their order. What was changed shows at once, so that nobody waits between two
 * clicks; the changes are sent one after the other.
 */
export function useStops(date: string) {
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<string>()
  const sending = useRef(Promise.resolve())
  const waitingFor = useRef(0)
  const { queryKey } = runsQuery(date)

  const set = (runId: number, version: number, stops: readonly Load[]) => {
    waitingFor.current += 1
    sending.current = sending.current.then(async () => {
      try {
        const loads = stops.map(({ orderId, replacementId }) => ({ orderId, replacementId }))
        const body = { stops: loads, version }
        await api('PUT /admin/runs/{runId}/stops', { params: { runId: String(runId) }, body })
        setFailure(undefined)
      } catch (error) {
        setFailure(failureOf(error))
      }
      waitingFor.current -= 1
      if (waitingFor.current === 0) await reloadRuns()
    })
  }

  /** Gives a run other stops, or the same in another order. Two clicks may come before the page shows the first. */
  const change = (runId: number, edit: (stops: readonly RunStop[]) => RunStop[]) => {
    const known = queryClient.getQueryData<Runs>(queryKey)
    const run = known?.runs.find((each) => each.runId === runId)
    if (!run) return
    const { version } = run
    const stops = edit(run.stops)
    showData(queryClient, queryKey, (before: Runs | undefined) => {
      if (!before) return before
      const runs = before.runs.map((run) =>
        run.runId === runId ? { ...run, stops, version: version + 1 } : run,
      )
      return { ...before, runs }
    })
    set(runId, version, stops)
  }

  /** Puts an order that waits into a run. */
  const add = (run: Run, order: OrderToPlan) =>
    set(run.runId, run.version, withStop<OrderToPlan>(run.stops, order))

  return { failure, change, add }
}
