import { recordChange } from '../audit-log/index.ts'
import type { SessionClaims, SignedIn } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { deleteInvitation, isInvited } from './invitation.ts'
import { recordFailure } from './record-failure.ts'
import { requirePassword } from './require-password.ts'
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  openOffer,
  sealOffer,
  sealSecret,
  stepOfCode,
} from './second-factor.ts'
import { insertSecondFactor, replaceRecoveryCodes, replaceSecondFactor } from './store.ts'

type Confirmation = { ticket: string; code: string }
type Changed = { recoveryCodes: string[]; claims: SessionClaims }

/** A secret for the app of a new operator, who must give the invitation. */
export async function offerFirstFactor(shop: Shop, signedIn: SignedIn, invitation: string) {
  const { id } = signedIn.operator
  await limitFailures(shop, [['secondFactorTries', id]], async () => {
    if (!(await isInvited(shop.database, id, invitation, shop.now()))) {
      await recordFailure(shop, signedIn.operator, 'wrong invitation')
      throw refusal('wrongInvitation')
    }
  })
  return offer(shop, signedIn)
}

/** A new secret for the app of an operator with a second factor, who must give the password. */
export async function offerSecondFactor(shop: Shop, signedIn: SignedIn, password: string) {
  await requirePassword(shop, signedIn.operator, password)
  return offer(shop, signedIn)
}

async function offer(shop: Shop, { operator, claims }: SignedIn) {
  const made = makeSecret(shop.config.shopName, operator.email)
  const { sessionsVersion } = claims
  const sealed = { userId: operator.id, secret: made.secret, sessionsVersion }
  return { ...made, ticket: await sealOffer(sealed, shop.config) }
}

/** Makes the offered secret the second factor, which ends all other sessions of the operator. */
export async function confirmSecondFactor(
  shop: Shop,
  signedIn: SignedIn,
  { ticket, code }: Confirmation,
): Promise<Changed> {
  const { operator, claims } = signedIn
  const offered = await openOffer(ticket, shop.config)
  const isMeant =
    offered?.userId === operator.id && offered.sessionsVersion === claims.sessionsVersion
  if (!offered || !isMeant) throw refusal('offerTooOld')
  const lastStep = await stepOfFirstCode(shop, operator, { secret: offered.secret, code })

  const sealedSecret = await sealSecret(offered.secret, shop.config)
  const { userId, sessionsVersion } = offered
  const codes = makeRecoveryCodes()
  const factor = await shop.database.transaction(async (tx) => {
    const stored =
      sessionsVersion === null
        ? await insertSecondFactor(tx, { userId, sealedSecret, lastStep })
        : await replaceSecondFactor(tx, { userId, sealedSecret, lastStep, sessionsVersion })
    if (!stored) throw refusal('offerTooOld')
    await deleteInvitation(tx, userId)
    await replaceRecoveryCodes(tx, userId, hashesOf(shop, userId, codes))
    await recordChange(tx, operator, {
      action: sessionsVersion === null ? 'enrol second factor' : 'change second factor',
      subject: { kind: 'operator', id: userId },
    })
    return stored
  })
  return { recoveryCodes: codes, claims: { ...claims, ...factor, stage: 'OPEN' } }
}

/** Ten new recovery codes, for which the password is needed; the old ones become invalid. */
export async function renewRecoveryCodes(
  shop: Shop,
  { operator }: SignedIn,
  password: string,
): Promise<string[]> {
  await requirePassword(shop, operator, password)
  const codes = makeRecoveryCodes()
  await shop.database.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, operator.id, hashesOf(shop, operator.id, codes))
    const subject = { kind: 'operator' as const, id: operator.id }
    await recordChange(tx, operator, { action: 'renew recovery codes', subject })
  })
  return codes
}

function stepOfFirstCode(
  shop: Shop,
  operator: SignedIn['operator'],
  { secret, code }: { secret: string; code: string },
): Promise<number> {
  return limitFailures(shop, [['secondFactorTries', operator.id]], async () => {
    const step = stepOfCode(secret, code, shop.now())
    if (step !== undefined) return step
    await recordFailure(shop, operator, 'wrong second factor')
    throw refusal('wrongSecondFactor')
  })
}

function hashesOf({ config }: Shop, userId: number, codes: string[]): string[] {
  return codes.map((code) => hashRecoveryCode(userId, code, config))
}
