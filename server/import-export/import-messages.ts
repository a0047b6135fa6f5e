import type { ImportReport } from '../../contract/back-office/csv.ts'
import type { Actor } from '../audit-log/index.ts'
import type { DatabaseAddress } from '../database/connect.ts'
import type { Sent } from './import-file.ts'
import type { SentError } from './sent-errors.ts'

/** What the thread is to do: only check the file, or carry out what was shown. */
export type ImportStep =
  | { step: 'CHECK'; sent: Sent }
  | { step: 'CARRY_OUT'; sent: Sent & { stamp: string }; operator: Actor }

export type ImportTask = ImportStep & { address: DatabaseAddress; now: Date }

/** What the thread reports: any number of the first two kinds, then one of the others. */
export type ImportMessage =
  | { kind: 'PROGRESS'; percent: number }
  | { kind: 'CATALOGUE_CHANGED' }
  | { kind: 'REPORT'; report: ImportReport }
  | { kind: 'FAILED'; error: SentError }
