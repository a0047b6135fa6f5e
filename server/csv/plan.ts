import type { Actor } from '../back-office/actor.ts'
import type { Transaction } from '../database/connect.ts'
import type { Fault, ReadFile } from './read-csv.ts'

type Difference = { column: string; before: string | null; after: string }

/** What a line, or the lines of one package, would change. */
export type PlannedChange = {
  line: number
  /** What it is about, in words, with its id. */
  subject: string
  isNew: boolean
  differences: Difference[]
}

/** What a file would do, and the way to do it in the transaction that has planned it. */
export type Plan = {
  faults: Fault[]
  changes: readonly PlannedChange[]
  unchanged: number
  /** `tell` hears how far it is, in percent. */
  carryOut: (operator: Actor, tell: (percent: number) => void) => Promise<void>
}

/** Locks what the file is about when it is to be carried out. */
export type Planning = { isLocking: boolean; now: Date }

export type PlanFile = (tx: Transaction, file: ReadFile, planning: Planning) => Promise<Plan>

/** So many changes in one statement. */
const changesPerStatement = 1000

/** Hands the changes on in portions that a statement takes in well below its time. */
export async function inPortions<Change>(
  changes: readonly Change[],
  tell: (percent: number) => void,
  write: (portion: Change[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < changes.length; start += changesPerStatement) {
    tell(Math.round((start / changes.length) * 100))
    await write(changes.slice(start, start + changesPerStatement))
  }
}

/** What differs between what the export writes of a subject before and after. */
export function differencesBetween(
  before: Readonly<Record<string, string>> | undefined,
  after: Readonly<Record<string, string>>,
): Difference[] {
  return Object.entries(after).flatMap(([column, text]) =>
    before?.[column] === text ? [] : [{ column, before: before?.[column] ?? null, after: text }],
  )
}
