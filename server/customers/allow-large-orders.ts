import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { recordChange } from '../audit-log/index.ts'
import type { Operator } from '../back-office/for-operators.ts'
import { requireVersion } from '../back-office/require-version.ts'
import type { Shop } from '../shop.ts'
import { presentCustomer } from './presentation.ts'
import { lockAgainstChanges, updateLargeOrders } from './store.ts'

type Wanted = { customerId: number; isAllowed: boolean; version: number }

/** Lifts the bounds of domain/orders/fair-share.ts for one customer, or restores them. */
export function allowLargeOrders(
  shop: Shop,
  operator: Operator,
  { customerId: id, isAllowed, version }: Wanted,
): Promise<BackOfficeAnswer<'GET /admin/customers/{customerId}'>> {
  return shop.database.transaction(async (tx) => {
    await lockAgainstChanges(tx, id)
    const before = await presentCustomer(tx, operator, id)
    requireVersion(before, version, (current) => current)
    const wasAllowed = before.largeOrdersSince !== null
    if (wasAllowed === isAllowed) return before
    await updateLargeOrders(tx, id, isAllowed ? shop.now() : null)
    await recordChange(tx, operator, {
      action: isAllowed ? 'allow large orders' : 'end large orders',
      subject: { kind: 'customer', id },
      before: { isAllowed: wasAllowed },
      after: { isAllowed },
    })
    return presentCustomer(tx, operator, id)
  })
}
