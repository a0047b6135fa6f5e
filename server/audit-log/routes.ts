import { listAuditLog } from '../../contract/back-office/audit-log.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { selectAuditLog } from './store.ts'

export const auditLogRoutes = router().openapi(forOperators(listAuditLog), async (c) => {
  const { rows, ...page } = await selectAuditLog(c.var.shop.database, c.req.valid('query'))
  const items = rows.map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    operatorEmail: entry.operatorEmail,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    before: entry.before,
    after: entry.after,
  }))
  return c.json({ ...page, items }, 200)
})
