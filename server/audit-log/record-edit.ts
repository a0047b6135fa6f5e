import type { AuditedKind } from '../../domain/texts/en/back-office/audit-log.ts'
import type { Transaction } from '../database/connect.ts'
import type { Facts } from '../database/schema.ts'
import { changedFacts } from './changed-facts.ts'
import { type Actor, recordChange } from './record-change.ts'

type Subject = { kind: AuditedKind; id: number }

/**
 * Writes to the audit log what an edit has changed, for example as 'edit product'.
 * @returns whether it has changed anything; if not, nothing is written
 */
export async function recordEdit(
  tx: Transaction,
  actor: Actor,
  edit: { subject: Subject; before: Facts; after: Facts },
): Promise<boolean> {
  const { subject } = edit
  const changed = changedFacts(edit.before, edit.after)
  if (!changed) return false
  await recordChange(tx, actor, { action: `edit ${subject.kind}`, subject, ...changed })
  return true
}

/** Writes to the audit log that something was published or withdrawn. */
export async function recordPublication(
  tx: Transaction,
  actor: Actor,
  { subject, isPublished }: { subject: Subject; isPublished: boolean },
): Promise<void> {
  await recordChange(tx, actor, {
    action: `${isPublished ? 'publish' : 'withdraw'} ${subject.kind}`,
    subject,
    before: { isPublished: !isPublished },
    after: { isPublished },
  })
}
