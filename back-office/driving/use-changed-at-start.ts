import { useState } from 'react'
import { type Load, loadName } from '../../domain/runs/loads.ts'
import type { RunOfDriver } from './driving-query.ts'

/**
 * How the orders of a run that has started differ from those that the page showed before: cancelled, or planned otherwise
 * since the page looked last. Those that it showed as cancelled its driver knows.
 */
export function useChangedAtStart(run: RunOfDriver): { leftBehind: number[]; added: number[] } {
  const [beforeStart, setBeforeStart] = useState(run)
  if (run.startedAt === null) {
    if (run !== beforeStart) setBeforeStart(run)
    return { leftBehind: [], added: [] }
  }
  const shown = beforeStart.stops.filter((stop) => !stop.isCancelled)
  return {
    leftBehind: ordersOnlyIn(shown, run.stops),
    added: ordersOnlyIn(run.stops, beforeStart.stops),
  }
}

/** The orders of the loads that are not among the others. */
function ordersOnlyIn(loads: readonly Load[], others: readonly Load[]): number[] {
  const known = new Set(others.map(loadName))
  const found = loads.filter((load) => !known.has(loadName(load)))
  return [...new Set(found.map(({ orderId }) => orderId))]
}
