import type { z } from '@hono/zod-openapi'
import type { newPasskey, passkeyCreation } from '../../contract/passkeys.ts'
import { mostPasskeys, passkeyMinutes } from '../../domain/limits.ts'
import { minuteMs } from '../../domain/time.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { isChallengeFor, makeChallenge, takeChallenge } from './challenge.ts'
import { type Library, loadLibrary } from './library.ts'
import { relyingPartyOf } from './relying-party.ts'
import { countPasskeys, insertPasskey, type PasskeyOwner, selectPasskeys } from './store.ts'

type Made = z.output<typeof newPasskey>
type Holder = PasskeyOwner & { name: string; email: string }

/**
 * EdDSA, ES256 and RS256 in COSE: every device knows one of them. Those for the time of quantum computers are
 * experimental in Node so far.
 */
const algorithms = [-8, -7, -257]

/** What a browser needs to make a passkey. The purpose names the account and the session in which it is to be added. */
export async function offerPasskey(
  { config, database, now }: Shop,
  { userId, audience, name, email }: Holder,
  purpose: string,
): Promise<z.output<typeof passkeyCreation>> {
  const present = await selectPasskeys(database, { userId, audience })
  if (present.length >= mostPasskeys) throw refusal('tooManyPasskeys')
  const { id, name: shopName } = relyingPartyOf(config)
  // Customers sign in without typing who they are, so the passkey has to know. Operators have said so before.
  const isToKnowAccount = audience === 'CUSTOMER'
  return {
    challenge: makeChallenge(purpose, { config, now }),
    rp: { id, name: shopName },
    user: {
      id: Buffer.from(`${audience} ${userId}`).toString('base64url'),
      name: email,
      displayName: name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyMinutes * minuteMs,
    attestation: 'none',
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: isToKnowAccount ? 'required' : 'discouraged',
      requireResidentKey: isToKnowAccount,
      userVerification: 'required',
    },
  }
}

/**
 * Stores a passkey that a browser has made for this purpose. Refuses one that the shop knows already, or that was made
 * elsewhere, or without asking who holds the device. The account has to be locked, so that its passkeys can be counted.
 */
export async function addPasskey(
  tx: Transaction,
  shop: Shop,
  owner: PasskeyOwner,
  { name, made, purpose }: { name: string; made: Made; purpose: string },
) {
  const verified = await verify(shop, made, purpose)
  if (!verified || !(await takeChallenge(tx, verified.challenge))) throw refusal('passkeyNotAdded')
  if ((await countPasskeys(tx, owner)) >= mostPasskeys) throw refusal('tooManyPasskeys')
  const { id, publicKey, counter } = verified.credential
  const added = await insertPasskey(tx, owner, {
    name: name.trim(),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: made.response.transports ?? [],
    createdAt: shop.now(),
  })
  if (!added) throw refusal('passkeyNotAdded')
  return added
}

async function verify(shop: Shop, made: Made, purpose: string) {
  const library = await loadLibrary()
  const { id, origin } = relyingPartyOf(shop.config)
  try {
    const { challenge, crossOrigin } = library.decodeClientDataJSON(made.response.clientDataJSON)
    if (crossOrigin || hasCertificates(library, made)) return undefined
    const { registrationInfo } = await library.verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: (signed) => isChallengeFor(purpose, signed, shop),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo && { credential: registrationInfo.credential, challenge }
  } catch {
    // The library throws an error for anything that is wrong with it.
    return undefined
  }
}

/**
 * The shop asks for no certificates of the device. To check some, the library would load lists from addresses that
 * they name.
 */
function hasCertificates({ decodeAttestationObject }: Library, { response }: Made): boolean {
  const attestation = decodeAttestationObject(
    Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')),
  )
  const isSelfSigned = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c')
  return attestation.get('fmt') !== 'none' && !isSelfSigned
}
