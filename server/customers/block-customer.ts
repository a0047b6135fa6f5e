import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { recordChange } from '../audit-log/index.ts'
import type { Operator } from '../back-office/for-operators.ts'
import { requireVersion } from '../back-office/require-version.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { presentCustomer } from './presentation.ts'
import { lockAgainstChanges, updateBlock } from './store.ts'

type Block = { customerId: number; isBlocked: boolean; reason: string; version: number }

/**
 * Blocks a customer from logging in and ends their sessions, or unblocks them. Their orders continue:
 * unpaid ones can be paid, paid ones are delivered.
 */
export function blockCustomer(
  shop: Shop,
  operator: Operator,
  { customerId: id, isBlocked, reason, version }: Block,
): Promise<BackOfficeAnswer<'GET /admin/customers/{customerId}'>> {
  return shop.database.transaction(async (tx) => {
    await lockAgainstChanges(tx, id)
    const before = await presentCustomer(tx, operator, id)
    requireVersion(before, version, (current) => current)
    if (before.isOperator && isBlocked) throw refusal('isOperator')
    const wasBlocked = before.blockedAt !== null
    if (wasBlocked === isBlocked) return before
    await updateBlock(tx, id, { blockedAt: isBlocked ? shop.now() : null, blockReason: reason })
    // Without the reason, which may contain personal data.
    await recordChange(tx, operator, {
      action: isBlocked ? 'block customer' : 'unblock customer',
      subject: { kind: 'customer', id },
      before: { isBlocked: wasBlocked },
      after: { isBlocked },
    })
    return presentCustomer(tx, operator, id)
  })
}
