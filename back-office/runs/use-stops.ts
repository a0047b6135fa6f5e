import { useRef, useState } from 'react'
import { type Load, loadName } from '../../domain/runs/loads.ts'
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

/** What is known of a stop that is not saved. */
const nothingYet = {
  stopId: 0,
  result: null,
  doneAt: null,
  receivedBy: null,
  note: null,
  bagsGiven: null,
  photoIds: [],
}

/**
 * Changes which stops runs have, and their order. What was changed shows at once, so that nobody waits between two
 * clicks; the changes are sent one after the other.
 */
export function useStops(date: string) {
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<string>()
  const sending = useRef(Promise.resolve())
  const waitingFor = useRef(0)
  /** The runs of which a change was refused: until they are loaded again, what shows of them is not what stands. */
  const refused = useRef(new Set<number>())
  const { queryKey } = runsQuery(date)

  const set = (runId: number, version: number, stops: readonly Load[]) => {
    waitingFor.current += 1
    sending.current = sending.current.then(async () => {
      // The version of what follows a refused change was guessed, and may be what somebody else has saved.
      if (!refused.current.has(runId)) {
        try {
          const loads = stops.map(({ orderId, replacementId }) => ({ orderId, replacementId }))
          const body = { stops: loads, version }
          await api('PUT /admin/runs/{runId}/stops', { params: { runId: String(runId) }, body })
        } catch (error) {
          refused.current.add(runId)
          setFailure(failureOf(error))
        }
      }
      waitingFor.current -= 1
      if (waitingFor.current === 0) await reloadRuns()
    })
  }

  /** Whether what shows is what stands: it was loaded after the last change. A load that fails leaves what was guessed. */
  const isLoaded = () =>
    waitingFor.current === 0 && queryClient.getQueryState(queryKey)?.isInvalidated === false

  /** Gives a run other stops, or the same in another order. Two clicks may come before the page shows the first. */
  const change = (runId: number, edit: (stops: readonly RunStop[]) => RunStop[]) => {
    const known = queryClient.getQueryData<Runs>(queryKey)
    const run = known?.runs.find((each) => each.runId === runId)
    if (isLoaded()) refused.current.clear()
    if (!run) return
    if (refused.current.has(runId)) {
      // The load that follows the last change has failed, or is on its way.
      if (waitingFor.current === 0) void reloadRuns()
      return
    }
    setFailure(undefined)
    const { version } = run
    const stops = edit(run.stops)
    showData(queryClient, queryKey, (before: Runs | undefined) => {
      if (!before) return before
      const runs = before.runs.map((run) =>
        run.runId === runId ? { ...run, stops, version: version + 1 } : run,
      )
      const names = new Set(stops.map(loadName))
      const waiting = before.waiting.filter((order) => !names.has(loadName(order)))
      return { ...before, runs, waiting }
    })
    set(runId, version, stops)
  }

  /** Puts an order that waits into a run. */
  const add = ({ runId }: Run, order: OrderToPlan) =>
    change(runId, (stops) => withStop(stops, { ...order, ...nothingYet }))

  return { failure, change, add }
}
