import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { auditLog, type Facts } from '../database/schema.ts'

/** Whoever changes something; without an id it is the command line of the shop's own machine. */
export type Actor = { id: number | null; email: string }

type Change = {
  /** What was done, as 'complete order'. */
  action: string
  /** To what: `{ kind: 'order', id: 12 }`. */
  subject: { kind: string; id: number | string }
  /** The fields that change, as they were and as they are; never anything personal of a customer. */
  before?: Facts
  after?: Facts
}

/**
 * Writes a change of an operator to the audit log, in the transaction that makes it: what is taken
 * back was never done, and nothing is done without its entry.
 */
export async function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  await recordChanges(tx, actor, [change])
}

/** Writes many at once. */
export async function recordChanges(
  tx: Transaction,
  actor: Actor,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const entries = changes.map(({ action, subject: { kind, id }, before, after }) => ({
    action,
    kind,
    id: String(id),
    before,
    after,
  }))
  // As one value, because a statement takes so many only: an import writes thousands of entries.
  await tx.execute(sql`insert into ${auditLog}
    (operator_id, operator_email, action, subject_kind, subject_id, before, after)
    select ${actor.id}::int, ${actor.email}, action, kind, id, before, after
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as entry (action text, kind text, id text, before jsonb, after jsonb)`)
}
