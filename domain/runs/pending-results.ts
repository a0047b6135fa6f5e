import { type DriverResult, isOpenStop, type StopResult } from './stop-results.ts'

/** What a driver has said of a stop and the shop has not confirmed. */
export type PendingResult = {
  opId: string
  atDevice: string
  stopId: number
  result: DriverResult
  receivedBy: string
  note: string
  bags: number | null
}

type Stop = {
  stopId: number
  result: StopResult | null
  doneAt: string | null
  receivedBy: string | null
  note: string | null
  bagsGiven: number | null
}

/** A stop as its driver sees it: as the first of its unsent results says, which is the one that will count. */
export function withPendingResult<Each extends Stop>(
  stop: Each,
  pending: readonly PendingResult[],
): Each {
  const said = pending.find(({ stopId }) => stopId === stop.stopId)
  if (!said || !isOpenStop(stop)) return stop
  const { result, atDevice: doneAt, receivedBy, note, bags: bagsGiven } = said
  return { ...stop, result, doneAt, receivedBy, note, bagsGiven }
}
