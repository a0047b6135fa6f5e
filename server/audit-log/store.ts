import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { containing, withinDays } from '../back-office/filters.ts'
import { keysetPage } from '../back-office/page.ts'
import type { Readable } from '../database/connect.ts'
import { auditLog } from '../database/schema.ts'

type Wanted = {
  /** Only the entries of this operator. */
  operatorId?: number | undefined
  operator?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

/** A page of the entries wanted, latest first. */
export async function selectAuditLog(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.operatorId ? eq(auditLog.operatorId, wanted.operatorId) : undefined,
    wanted.operator ? containing(auditLog.operatorEmail, wanted.operator) : undefined,
    wanted.subjectKind ? eq(auditLog.subjectKind, wanted.subjectKind) : undefined,
    wanted.subjectId ? eq(auditLog.subjectId, wanted.subjectId) : undefined,
    ...withinDays(auditLog.at, wanted),
  )
  const page = keysetPage(
    { value: sql`${auditLog.at}`, type: 'timestamptz', direction: 'desc' },
    sql`${auditLog.id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({ ...getTableColumns(auditLog), sortKey: page.sortKey })
      .from(auditLog)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(auditLog, matching),
  ])
  return { ...page.pageOf(rows), total }
}
