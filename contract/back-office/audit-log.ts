import { createRoute, z } from '@hono/zod-openapi'
import { id, instant, json } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, pageOf, pageQuery } from './shared.ts'

const plain = z.union([z.string(), z.number()])
const facts = z
  .record(z.string(), z.union([plain, z.boolean(), z.null(), z.array(plain)]))
  .nullable()

const auditEntry = z
  .object({
    id,
    at: instant,
    operatorEmail: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    before: facts,
    after: facts,
  })
  .openapi('AuditEntry')

const word = z.string().trim().max(100).optional()

export const listAuditLog = createRoute({
  method: 'get',
  path: '/admin/audit-log',
  tags: ['Audit log'],
  summary: 'Every change made in the back office, the latest first; for some roles only their own',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      operator: word.openapi({ description: 'Part of the email address of the operator' }),
      subjectKind: word,
      subjectId: word,
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
  },
  responses: { 200: json(pageOf(auditEntry), 'A page of entries'), ...backOfficeRefusals },
})
