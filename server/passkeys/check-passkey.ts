import type { z } from '@hono/zod-openapi'
import type { passkeyProof, passkeyRequest } from '../../contract/passkeys.ts'
import { passkeyMinutes } from '../../domain/limits.ts'
import { minuteMs } from '../../domain/time.ts'
import type { Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { isChallengeFor, makeChallenge, takeChallenge } from './challenge.ts'
import { loadLibrary } from './library.ts'
import { relyingPartyOf } from './relying-party.ts'
import { type FoundPasskey, type PasskeyOwner, selectPasskeys, storeUse } from './store.ts'

type Proof = z.output<typeof passkeyProof>
type Request = z.output<typeof passkeyRequest>

/** What a browser needs to ask for any passkey of the shop that it knows. */
export function askForAnyPasskey({ config, now }: Shop, purpose: string): Request {
  return {
    challenge: makeChallenge(purpose, { config, now }),
    rpId: relyingPartyOf(config).id,
    timeout: passkeyMinutes * minuteMs,
    userVerification: 'required',
  }
}

/** What a browser needs to ask for a passkey of the owner; undefined if there is none. */
export async function askForPasskeyOf(
  shop: Shop,
  owner: PasskeyOwner,
  purpose: string,
): Promise<Request | undefined> {
  const present = await selectPasskeys(shop.database, owner)
  if (present.length === 0) return undefined
  return {
    ...askForAnyPasskey(shop, purpose),
    allowCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
  }
}

/**
 * Checks that somebody has unlocked the passkey for this purpose, just now, and stores its use. `copied`: they have, but
 * its count went back, so two devices have it that each count for themselves.
 */
export async function checkPasskey(
  tx: Transaction,
  shop: Shop,
  passkey: FoundPasskey,
  { proof, purpose }: { proof: Proof; purpose: string },
): Promise<'right' | 'wrong' | 'copied'> {
  const verified = await verify(shop, passkey, { proof, purpose })
  if (!verified || !(await takeChallenge(tx, verified.challenge))) return 'wrong'
  const { counter } = verified
  const isCounted = counter > 0 || passkey.counter > 0
  if (isCounted && counter <= passkey.counter) return 'copied'
  return (await storeUse(tx, passkey.id, { counter, at: shop.now() })) ? 'right' : 'wrong'
}

async function verify(
  shop: Shop,
  { credentialId, publicKey }: FoundPasskey,
  { proof, purpose }: { proof: Proof; purpose: string },
) {
  const library = await loadLibrary()
  const { id, origin } = relyingPartyOf(shop.config)
  try {
    const { challenge, crossOrigin } = library.decodeClientDataJSON(proof.response.clientDataJSON)
    if (crossOrigin) return undefined
    const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: (signed) => isChallengeFor(purpose, signed, shop),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        // Compared by ourselves: the library does it before the signature, when anybody may have made up the count.
        counter: 0,
      },
      requireUserVerification: true,
    })
    return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined
  } catch {
    // The library throws an error for anything that is wrong with it.
    return undefined
  }
}
