import { useState } from 'react'
import { loadName } from '../../domain/runs/loads.ts'
import type { RunOfDriver } from './driving-query.ts'

/**
 * The orders of which a run that has started brings no longer what the page showed before: cancelled, or planned
 * otherwise since the page looked last. Those that it showed as cancelled its driver knows.
 */
export function useLeftBehind(run: RunOfDriver): number[] {
  const [beforeStart, setBeforeStart] = useState(run)
  if (run.startedAt === null) {
    if (run !== beforeStart) setBeforeStart(run)
    return []
  }
  const going = new Set(run.stops.map(loadName))
  const left = beforeStart.stops.filter((stop) => !stop.isCancelled && !going.has(loadName(stop)))
  return [...new Set(left.map(({ orderId }) => orderId))]
}
