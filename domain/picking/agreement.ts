import type { MissingChoice } from '../orders/missing-items.ts'
import { minuteMs } from '../time.ts'

/** A call to a customer who wants to be called before anything is left out. */
type Call = { at: Date; reached: boolean }

/** How long after the first call in vain the second counts. */
const minutesBetweenCalls = 10

/** How many calls in vain are enough. */
const callsInVain = 2

/** Whether something else may stand in for missing goods: the customer has chosen it, or agreed on the phone. */
export function mayReplace(choice: MissingChoice, calls: readonly Call[]): boolean {
  return choice === 'REPLACE' || (choice === 'CALL' && wasReached(calls))
}

/** Whether missing goods may be left out: not before a customer who wants to be called was reached, or called in vain. */
export function mayLeaveOut(choice: MissingChoice, calls: readonly Call[]): boolean {
  return choice !== 'CALL' || wasReached(calls) || wasCalledEnough(calls)
}

function wasReached(calls: readonly Call[]): boolean {
  return calls.some(({ reached }) => reached)
}

/** Two calls in vain, at least ten minutes apart. */
function wasCalledEnough(calls: readonly Call[]): boolean {
  let counted = 0
  let last = Number.NEGATIVE_INFINITY
  const times = calls.filter(({ reached }) => !reached).map(({ at }) => at.getTime())
  for (const time of times.sort((one, other) => one - other)) {
    if (time - last < minutesBetweenCalls * minuteMs) continue
    counted += 1
    last = time
  }
  return counted >= callsInVain
}
