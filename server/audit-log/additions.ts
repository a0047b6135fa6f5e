import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { auditLog } from '../database/schema.ts'
import type { Actor } from './record-change.ts'

/**
 * The id of what an earlier try of an operator's request has added, if its answer was lost. A try at the same moment
 * waits until the transaction ends.
 */
export async function findAddition(
  tx: Transaction,
  operator: Actor,
  { kind, requestKey }: { kind: string; requestKey: string | null | undefined },
): Promise<number | undefined> {
  // The command line sends no keys.
  if (!requestKey || operator.id === null) return undefined
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('additions'), hashtext(${requestKey}))`,
  )
  const [entry] = await tx
    .select({ subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.operatorId, operator.id),
        eq(auditLog.subjectKind, kind),
        eq(auditLog.requestKey, requestKey),
      ),
    )
  return entry && Number(entry.subjectId)
}
