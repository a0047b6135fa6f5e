import type { z } from '@hono/zod-openapi'
import type { Passkey } from '../../contract/index.ts'
import type {
  newPasskey,
  passkeyCreation,
  passkeyProof,
  passkeyRequest,
} from '../../contract/passkeys.ts'
import { recordChange } from '../audit-log/index.ts'
import type { SessionClaims, SignedIn } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import {
  addPasskey,
  askForPasskeyOf,
  checkPasskey,
  countPasskeys,
  deletePasskey,
  findPasskey,
  offerPasskey,
  type PasskeyOwner,
  presentPasskey,
  selectPasskeys,
} from '../passkeys/index.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { requirePassword } from './require-password.ts'
import { lockOperator } from './store.ts'

const ownedBy = (userId: number): PasskeyOwner => ({ userId, audience: 'OPERATOR' })

const auditActions = {
  right: 'sign in by passkey',
  wrong: 'wrong passkey',
  copied: 'copied passkey',
} as const

export async function hasPasskey({ database }: Shop, userId: number): Promise<boolean> {
  return (await countPasskeys(database, ownedBy(userId))) > 0
}

/** A challenge for a passkey of the operator who has given the password. */
export async function askForOwnPasskey(
  shop: Shop,
  { claims }: SignedIn,
): Promise<z.output<typeof passkeyRequest>> {
  const request = await askForPasskeyOf(shop, ownedBy(claims.userId), purposeIn('sign in', claims))
  if (!request) throw refusal('notFound')
  return request
}

/** Opens the session with a passkey of the operator instead of a code. */
export async function openSessionByPasskey(
  shop: Shop,
  { operator, claims }: SignedIn,
  proof: z.output<typeof passkeyProof>,
): Promise<SessionClaims> {
  const { userId } = claims
  const tries = [
    ['secondFactorTries', userId],
    ['secondFactorTriesPerDay', userId],
  ] as const
  await limitFailures(shop, [...tries], async () => {
    const known = await findPasskey(shop.database, { credentialId: proof.id, audience: 'OPERATOR' })
    const passkey = known?.userId === userId ? known : undefined
    const outcome = await shop.database.transaction(async (tx) => {
      const purpose = purposeIn('sign in', claims)
      const used = passkey ? await checkPasskey(tx, shop, passkey, { proof, purpose }) : 'wrong'
      const subject = { kind: 'operator' as const, id: userId }
      await recordChange(tx, operator, { action: auditActions[used], subject })
      return used
    })
    if (outcome === 'wrong') throw refusal('wrongPasskey')
    if (outcome === 'copied') throw refusal('copiedPasskey')
  })
  return { ...claims, stage: 'OPEN' }
}

export async function listPasskeys({ database }: Shop, { operator }: SignedIn): Promise<Passkey[]> {
  return (await selectPasskeys(database, ownedBy(operator.id))).map(presentPasskey)
}

/** What the browser needs to make a passkey, for an operator who knows the password. */
export async function offerOwnPasskey(
  shop: Shop,
  { operator, claims }: SignedIn,
  password: string,
): Promise<z.output<typeof passkeyCreation>> {
  await requirePassword(shop, operator, password)
  const { name, email } = operator
  const holder = { ...ownedBy(operator.id), name, email }
  return offerPasskey(shop, holder, purposeIn('add', claims))
}

/** Adds a passkey that was offered in this session. */
export function addOwnPasskey(
  shop: Shop,
  { operator, claims }: SignedIn,
  { name, passkey: made }: { name: string; passkey: z.output<typeof newPasskey> },
): Promise<Passkey> {
  return shop.database.transaction(async (tx) => {
    // Since the session was read, somebody may have removed the operator, or changed password or second factor.
    const current = await lockOperator(tx, operator.id)
    if (!current) throw refusal('notFound')
    const purpose = purposeIn('add', { ...claims, ...current })
    const added = await addPasskey(tx, shop, ownedBy(operator.id), { name, made, purpose })
    const subject = { kind: 'operator' as const, id: operator.id }
    await recordChange(tx, operator, {
      action: 'add passkey',
      subject,
      after: { name: added.name },
    })
    return presentPasskey(added)
  })
}

/** Removes a passkey for an operator who knows the password. */
export async function removeOwnPasskey(
  shop: Shop,
  { operator }: SignedIn,
  { passkeyId, password }: { passkeyId: number; password: string },
): Promise<void> {
  await requirePassword(shop, operator, password)
  await shop.database.transaction(async (tx) => {
    const isRemoved = await deletePasskey(tx, ownedBy(operator.id), passkeyId)
    if (!isRemoved) throw refusal('unknownOwnPasskey')
    const subject = { kind: 'operator' as const, id: operator.id }
    await recordChange(tx, operator, { action: 'remove passkey', subject })
  })
}

/** A challenge for one session, password and second factor is worth nothing in another. */
function purposeIn(
  purpose: 'sign in' | 'add',
  { userId, sessionId, credentialsVersion, sessionsVersion }: SessionClaims,
): string {
  const keys = `password ${credentialsVersion}, second factor ${sessionsVersion}`
  return `${purpose} for operator ${userId}, session ${sessionId}, ${keys}`
}
