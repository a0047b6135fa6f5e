import type { Actor } from '../back-office/actor.ts'
import type { Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { auditLog, type Facts } from '../database/schema.ts'

export type { Actor }

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
  const entries = changes.map(({ action, subject, before, after }) => ({
    operatorId: actor.id,
    operatorEmail: actor.email,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    before,
    after,
  }))
  await insertMany(tx, auditLog, entries)
}
