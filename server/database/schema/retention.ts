import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { RetentionKind } from '../../../domain/privacy/retention.ts'
import { id, moment } from './columns.ts'

export type CountsByKind = Partial<Record<RetentionKind, number>>

/** Each time that old data was deleted: how much, and the proof that nothing was left. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id(),
    at: moment().notNull(),
    deleted: jsonb().$type<CountsByKind>().notNull(),
    /** What is still there a day after its time; empty if the rules are kept. */
    overdue: jsonb().$type<CountsByKind>().notNull(),
  },
  (run) => [index('retention_runs_by_age').on(run.at)],
)
