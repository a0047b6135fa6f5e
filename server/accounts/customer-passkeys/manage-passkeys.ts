import type { z } from '@hono/zod-openapi'
import type { Passkey } from '../../../contract/index.ts'
import type { newPasskey, passkeyCreation } from '../../../contract/passkeys.ts'
import type { Customer, CustomerSession } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import {
  addPasskey,
  deletePasskey,
  offerPasskey,
  type PasskeyOwner,
  presentPasskey,
  selectPasskeys,
} from '../../passkeys/index.ts'
import { spend } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { requireOwnPassword } from '../own-password.ts'
import { sendNotice } from '../send-notice.ts'
import { findCredentialsVersion, lockAccount } from '../store.ts'

type SignedIn = { customer: Customer; session: CustomerSession }
type Addition = { name: string; passkey: z.output<typeof newPasskey> }

const ownedBy = ({ id: userId }: Customer): PasskeyOwner => ({ userId, audience: 'CUSTOMER' })

export async function listPasskeys({ database }: Shop, customer: Customer): Promise<Passkey[]> {
  const present = await selectPasskeys(database, ownedBy(customer))
  return present.map(presentPasskey)
}

/** What the browser needs to make a passkey, for somebody who knows the password. */
export async function offerOwnPasskey(
  shop: Shop,
  signedIn: SignedIn,
  password: string,
): Promise<z.output<typeof passkeyCreation>> {
  const { customer } = signedIn
  await requireOwnPassword(shop, customer.id, password)
  const version = await findCredentialsVersion(shop.database, customer.id)
  if (version === undefined) throw refusal('noSession')
  const { name, email } = customer
  return offerPasskey(shop, { ...ownedBy(customer), name, email }, additionIn(signedIn, version))
}

/** Adds a passkey that was offered in this session, since the last change of the password; tells the customer. */
export async function addOwnPasskey(
  shop: Shop,
  signedIn: SignedIn,
  { name, passkey: made }: Addition,
): Promise<Passkey> {
  const { customer } = signedIn
  await spend(shop, ['passkeyChanges', customer.id])
  return shop.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, customer.id)
    if (!locked) throw refusal('noSession')
    const purpose = additionIn(signedIn, locked.credentialsVersion)
    const added = await addPasskey(tx, shop, ownedBy(customer), { name, made, purpose })
    await sendNotice(tx, shop, 'passkeyAdded', locked)
    return presentPasskey(added)
  })
}

/** Removes a passkey for somebody who knows the password; tells the customer. */
export async function removeOwnPasskey(
  shop: Shop,
  customer: Customer,
  { passkeyId, password }: { passkeyId: number; password: string },
): Promise<void> {
  await requireOwnPassword(shop, customer.id, password)
  await spend(shop, ['passkeyChanges', customer.id])
  await shop.database.transaction(async (tx) => {
    const isRemoved = await deletePasskey(tx, ownedBy(customer), passkeyId)
    if (!isRemoved) throw refusal('notFound')
    await sendNotice(tx, shop, 'passkeyRemoved', customer)
  })
}

/** A challenge for one account, session and password is worth nothing in another. */
function additionIn({ customer, session }: SignedIn, credentialsVersion: number): string {
  return `add for customer ${customer.id}, session ${session.id}, password ${credentialsVersion}`
}
