import type { AuditedKind } from '../../domain/texts/en/back-office/audit-log.ts'
import type { Actor } from '../back-office/actor.ts'
import type { Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { auditLog, type Facts } from '../database/schema.ts'

export type { Actor }

type Change = {
  /** What was done, for example 'complete order'. */
  action: string
  /** What was changed: `{ kind: 'order', id: 12 }`. */
  subject: { kind: AuditedKind; id: number | string }
  /** The changed fields, before and after; never personal data of a customer. */
  before?: Facts
  after?: Facts
  /** Of the request that has added the subject. */
  requestKey?: string | null | undefined
}

/**
 * Writes an operator's change to the audit log, in the transaction of the change: a rollback also
 * removes the entry, and no change is committed without one.
 */
export async function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  await recordChanges(tx, actor, [change])
}

/** Writes several changes at once. */
export async function recordChanges(
  tx: Transaction,
  actor: Actor,
  changes: readonly Change[],
): Promise<void> {
  const entries = changes.map(({ action, subject, before, after, requestKey }) => ({
    operatorId: actor.id,
    operatorEmail: actor.email,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    before,
    after,
    requestKey,
  }))
  await insertMany(tx, auditLog, entries)
}
