import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** What the audit log stores about a subject: its fields by name. */
export type Facts = Record<string, string | number | boolean | null | (string | number)[]>

/**
 * Who changed what in the back office. A trigger in the migration refuses to change or remove a row,
 * so a row must not contain customers' personal data.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** Null for the command line. Not a foreign key: the entry outlives the account. */
    operatorId: integer(),
    /** The operator's email address at that time. */
    operatorEmail: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    /** Of the request that has added the subject, so that a repeated one adds nothing twice. */
    requestKey: uuid(),
  },
  (entry) => [
    index('audit_log_time').on(entry.at, entry.id),
    index('audit_log_subject').on(entry.subjectKind, entry.subjectId, entry.id),
    uniqueIndex('audit_log_request')
      .on(entry.operatorId, entry.subjectKind, entry.requestKey)
      .where(sql`${entry.requestKey} is not null`),
  ],
)
