/** What a line is, as far as a step changes it. */
type State = {
  picked: number
  short: number
  noneLeft: boolean
  substitutes: readonly { productId: number; name: string; units: number; forUnits: number }[]
}

/** A step that the server has not confirmed. Its version is that of the line as the picker saw it. */
export type PendingStep = State & { opId: string; atDevice: string; goods: string; version: number }

type Line = State & { goods: string; version: number }

/**
 * A line as its picker sees it: as the last of its unsent steps says, with the version that it will have then. So
 * steps made without a connection build on each other, and are sent later in their order.
 */
export function withPending<Each extends Line>(line: Each, pending: readonly PendingStep[]): Each {
  const last = pending.findLast(({ goods }) => goods === line.goods)
  if (!last) return line
  const { picked, short, noneLeft, substitutes, version } = last
  return { ...line, picked, short, noneLeft, substitutes, version: version + 1 }
}

/** The steps that are left after one of them was refused: the later ones of its line built on it. */
export function withoutLine(pending: readonly PendingStep[], goods: string): PendingStep[] {
  return pending.filter((step) => step.goods !== goods)
}

/** A step as it is sent: without the names, and without what a substitute cost when it was shown, which may be less by then. */
export function stepToSend(step: PendingStep) {
  const substitutes = step.substitutes.map(({ productId, units, forUnits }) => ({
    productId,
    units,
    forUnits,
  }))
  return { ...step, substitutes }
}
