/** A unit that stands in for what was ordered: so many units of it, in place of so many. */
type InPlace = { units: number; forUnits: number }

/** What a picker has found of the units of a product that go into an order. The rest is still open. */
export type PickedLine = {
  quantity: number
  picked: number
  /** Units that are left out. */
  short: number
  substitutes: readonly InPlace[]
}

/** The units that something else stands in for. */
export function replacedUnits({ substitutes }: Pick<PickedLine, 'substitutes'>): number {
  return substitutes.reduce((units, { forUnits }) => units + forUnits, 0)
}

/** The units that nobody has decided about yet. Less than 0 if more is said of the line than it has. */
export function openUnits(line: PickedLine): number {
  return line.quantity - line.picked - line.short - replacedUnits(line)
}

/** Whether an order can be packed: of no line is anything open. */
export function isAllDecided(lines: readonly PickedLine[]): boolean {
  return lines.every((line) => openUnits(line) === 0)
}

/** Whether nothing at all goes to the customer. */
export function isNothingLeft(lines: readonly PickedLine[]): boolean {
  return lines.every(({ quantity, short }) => short === quantity)
}

/** Whether everything was found as it was ordered. */
export function isAsOrdered(lines: readonly PickedLine[]): boolean {
  return lines.every(({ quantity, picked }) => picked === quantity)
}

/** The units of a line that were not on the shelf, whether something stands in for them or not. */
export function unitsNotFound(line: PickedLine): number {
  return line.short + replacedUnits(line)
}
