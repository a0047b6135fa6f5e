import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { SignedIn } from '../back-office/for-operators.ts'
import type { Shop } from '../shop.ts'
import { hasPasskey } from './passkeys.ts'

/** The session as its page shows it. Whether there is a passkey is asked only where one can be given. */
export async function presentSession(
  shop: Shop,
  { operator, claims }: SignedIn,
): Promise<BackOfficeAnswer<'GET /admin/session'>> {
  const seen = { operator, hasPasskey: false, picksOnPhone: shop.settings.get('orders.picking') }
  if (claims.stage === 'OPEN') return { ...seen, stage: 'OPEN' }
  if (claims.sessionsVersion === null) return { ...seen, stage: 'ENROLMENT' }
  return { ...seen, stage: 'SECOND_FACTOR', hasPasskey: await hasPasskey(shop, operator.id) }
}
