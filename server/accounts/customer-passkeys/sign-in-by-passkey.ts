import type { z } from '@hono/zod-openapi'
import type { passkeyProof } from '../../../contract/passkeys.ts'
import { refusal } from '../../http/refusal.ts'
import {
  askForAnyPasskey,
  checkPasskey,
  type FoundPasskey,
  findPasskey,
} from '../../passkeys/index.ts'
import { type Allowance, limitFailures } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import type { Visitor } from '../own-browser.ts'
import { hashNetwork, rememberNetwork } from '../own-networks.ts'

const purpose = 'sign in'

/** The same for everybody: the browser finds the passkey, and the passkey knows its account. */
export const askToSignIn = (shop: Shop) => askForAnyPasskey(shop, purpose)

export function findCustomerPasskey({ database }: Shop, { id }: { id: string }) {
  return findPasskey(database, { credentialId: id, audience: 'CUSTOMER' })
}

/**
 * The account whose passkey somebody has unlocked. One that the shop does not know gets the same refusal as a wrong
 * proof. Only someone with the passkey learns that it was copied, or that the account is blocked.
 */
export async function signInByPasskey(
  shop: Shop,
  visitor: Visitor,
  { passkey, proof }: { passkey: FoundPasskey | undefined; proof: z.output<typeof passkeyProof> },
): Promise<{ userId: number; credentialsVersion: number; email: string }> {
  const found = await limitFailures(shop, [allowanceOf(visitor, passkey)], async () => {
    if (!passkey) throw refusal('unknownPasskey')
    const outcome = await shop.database.transaction((tx) =>
      checkPasskey(tx, shop, passkey, { proof, purpose }),
    )
    if (outcome === 'wrong') throw refusal('unknownPasskey')
    if (outcome === 'copied') throw refusal('copiedPasskey')
    if (passkey.blockedAt) throw refusal('accountBlocked')
    return passkey
  })
  await rememberNetwork(shop, found.userId, hashNetwork(visitor.client, shop.config))
  const { userId, credentialsVersion, email } = found
  return { userId, credentialsVersion, email }
}

/** A browser in which somebody has signed in to the account before has an allowance of its own, as for passwords. */
function allowanceOf({ client, browser }: Visitor, passkey: FoundPasskey | undefined): Allowance {
  return browser && passkey
    ? ['loginsFromOwnBrowser', passkey.email, browser]
    : ['passkeysFromClient', client]
}
