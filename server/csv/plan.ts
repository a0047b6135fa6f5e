import type { Actor } from '../back-office/actor.ts'
import type { Transaction } from '../database/connect.ts'
import type { Fault, ReadFile } from './read-csv.ts'

type Difference = { column: string; before: string | null; after: string }

/** What a line, or the lines of one package, would change. */
export type PlannedChange = {
  line: number
  /** The name of the product or package, with its id. */
  subject: string
  isNew: boolean
  differences: Difference[]
  /** What follows from them now, and may be something else by the time the change is made. */
  results?: Difference[]
}

/** The changes that a file would make, and the function that makes them in the same transaction. */
export type Plan = {
  faults: Fault[]
  changes: readonly PlannedChange[]
  unchanged: number
  /** The changes that look as if they had been made already. */
  repeated?: number
  /** `onProgress` is called with the progress in percent. */
  carryOut: (operator: Actor, onProgress: (percent: number) => void) => Promise<void>
}

/** With `isLocking`, the rows are locked, because the plan is going to be carried out. */
export type Planning = { isLocking: boolean; now: Date }

export type PlanFile = (tx: Transaction, file: ReadFile, planning: Planning) => Promise<Plan>

/** The number of changes in one statement. */
const changesPerStatement = 1000

/** Passes changes on in portions small enough for a statement to finish well within its time limit. */
export async function inPortions<Change>(
  changes: readonly Change[],
  onProgress: (percent: number) => void,
  write: (portion: Change[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < changes.length; start += changesPerStatement) {
    onProgress(Math.round((start / changes.length) * 100))
    await write(changes.slice(start, start + changesPerStatement))
  }
}

/** How many of the things in a file stay as they are. Each is given by its lines; what has a fault does not count. */
export function countUnchanged(
  linesOfEach: readonly (readonly { line: number }[])[],
  { faults, changes }: Pick<Plan, 'faults' | 'changes'>,
): number {
  const others = new Set([...faults, ...changes].map(({ line }) => line))
  return linesOfEach.filter((lines) => lines.every(({ line }) => !others.has(line))).length
}

/** The columns of the export that differ before and after the change. */
export function differencesBetween(
  before: Readonly<Record<string, string>> | undefined,
  after: Readonly<Record<string, string>>,
): Difference[] {
  return Object.entries(after).flatMap(([column, text]) =>
    before?.[column] === text ? [] : [{ column, before: before?.[column] ?? null, after: text }],
  )
}
