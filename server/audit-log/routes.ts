import { listAuditLog } from '../../contract/back-office/audit-log.ts'
import { mayWith } from '../../domain/operators/rights.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { selectAuditLog } from './store.ts'

export const auditLogRoutes = router().openapi(
  forOperators(listAuditLog, 'auditLog.see'),
  async (c) => {
    const { id, roles } = c.var.operator
    const operatorId = mayWith(roles, 'auditLog.seeAll') ? undefined : id
    const wanted = { ...c.req.valid('query'), operatorId }
    const { rows, ...page } = await selectAuditLog(c.var.shop.database, wanted)
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
  },
)
