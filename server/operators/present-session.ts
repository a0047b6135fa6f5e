import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { locationOf } from '../../domain/settings/facts-set.ts'
import type { SignedIn } from '../back-office/for-operators.ts'
import type { Shop } from '../shop.ts'
import { hasPasskey } from './passkeys.ts'

/** The session as its page shows it. Whether there is a passkey is asked only where one can be given. */
export async function presentSession(
  shop: Shop,
  { operator, claims }: SignedIn,
): Promise<BackOfficeAnswer<'GET /admin/session'>> {
  const picksOnPhone = shop.settings.get('orders.picking')
  const chargesVat = shop.settings.get('invoices.vatNumber') !== ''
  const entersOrders = shop.settings.get('orders.byStaff')
  const deliversInRuns = shop.settings.get('delivery.runs')
  const features = { picksOnPhone, entersOrders, chargesVat, deliversInRuns }
  const known = { operator, shop: namesOf(shop), hasPasskey: false, ...features }
  if (claims.stage === 'OPEN') return { ...known, stage: 'OPEN' }
  if (claims.sessionsVersion === null) return { ...known, stage: 'ENROLMENT' }
  return { ...known, stage: 'SECOND_FACTOR', hasPasskey: await hasPasskey(shop, operator.id) }
}

function namesOf({ config, settings }: Shop) {
  const { shopName: name, supportEmail, supportPhone } = config
  const logo = settings.get('shop.logo')
  return { name, supportEmail, supportPhone, locationIn: locationOf(settings.all), logo }
}
