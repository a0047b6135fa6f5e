import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { SignedIn } from '../back-office/for-operators.ts'
import type { Shop } from '../shop.ts'
import { hasPasskey } from './passkeys.ts'

/** The session as its page shows it. Whether there is a passkey is asked only where one can be given. */
export async function presentSession(
  shop: Shop,
  { operator, claims }: SignedIn,
): Promise<BackOfficeAnswer<'GET /admin/session'>> {
  if (claims.stage === 'OPEN') return { stage: 'OPEN', operator, hasPasskey: false }
  if (claims.sessionsVersion === null) return { stage: 'ENROLMENT', operator, hasPasskey: false }
  return { stage: 'SECOND_FACTOR', operator, hasPasskey: await hasPasskey(shop, operator.id) }
}
