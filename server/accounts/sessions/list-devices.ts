import type { Session } from '../../../contract/index.ts'
import type { Customer, CustomerSession } from '../../http/environment.ts'
import type { Shop } from '../../shop.ts'
import { hashNetwork } from '../own-networks.ts'
import { selectSessions } from './store.ts'

type Asking = { client: string; customer: Customer; session: CustomerSession }

/** Where the customer is signed in, as they may recognise it: here first. */
export async function listDevices(
  { database, config, now }: Shop,
  { client, customer, session }: Asking,
): Promise<Session[]> {
  const here = hashNetwork(client, config)
  const all = await selectSessions(database, customer.id, now())
  const presented = all.map(({ network, lastUsedAt, createdAt, ...each }) => ({
    ...each,
    isCurrent: each.id === session.id,
    isFromHere: network === here,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
  return presented.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
