import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { plusDays } from '../../domain/days.ts'
import { erasureDays } from '../../domain/limits.ts'
import { mayWith } from '../../domain/operators/rights.ts'
import type { Operator } from '../back-office/for-operators.ts'
import type { Readable } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { listRecipients, presentRecipient } from '../recipients/index.ts'
import { type CustomerRow, findCustomer } from './store.ts'

type ListedCustomer = BackOfficeAnswer<'GET /admin/customers'>['items'][number]
type OfficeCustomer = BackOfficeAnswer<'GET /admin/customers/{customerId}'>

export function presentListedCustomer(row: CustomerRow): ListedCustomer {
  return {
    customerId: row.id,
    name: row.name,
    email: row.email,
    telephone: row.telephone,
    registeredAt: row.createdAt.toISOString(),
    orderCount: row.orderCount,
    isOperator: row.role === 'ADMIN',
    blockedAt: row.blockedAt?.toISOString() ?? null,
  }
}

/** An account for its page, as far as the operator may see it. Refuses an unknown one. */
export async function presentCustomer(
  database: Readable,
  { roles }: Pick<Operator, 'roles'>,
  id: number,
): Promise<OfficeCustomer> {
  const row = await findCustomer(database, id)
  if (!row) throw refusal('unknownCustomer')
  const addresses = await listRecipients(database, id)
  return {
    ...presentListedCustomer(row),
    nic: mayWith(roles, 'customers.seeNic') ? row.nic : null,
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    addresses: addresses.map(presentRecipient),
    blockReason: row.blockReason,
    largeOrdersSince: row.largeOrdersSince?.toISOString() ?? null,
    erasure: row.erasureAskedAt && presentErasure(row.erasureAskedAt),
    version: row.version,
  }
}

/** When the customer asked for the account to be deleted, and until when it can be kept. */
export function presentErasure(askedAt: Date) {
  return {
    askedAt: askedAt.toISOString(),
    until: plusDays(askedAt, erasureDays).toISOString(),
  }
}
