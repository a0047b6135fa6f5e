import type { SessionClaims, SignedIn } from '../back-office/for-operators.ts'
import type { Database } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { hashRecoveryCode, openSecret, stepOfCode } from './second-factor.ts'
import { readSession } from './session-token.ts'
import {
  endSessions,
  findOperator,
  findSealedSecret,
  spendRecoveryCode,
  spendStep,
} from './store.ts'

/**
 * Whose session this is and how far it has come. Undefined when it is over, when password or second
 * factor have changed since, or when the account is no operator's any more.
 */
export async function findSession(
  { database, config }: Shop,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  const claims = token && (await readSession(token, config))
  if (!claims) return undefined
  const found = await findOperator(database, claims.userId)
  if (found?.credentialsVersion !== claims.credentialsVersion) return undefined
  if (found.sessionsVersion !== claims.sessionsVersion) return undefined
  const { id, name, email } = found
  return { operator: { id, name, email }, claims }
}

/** What a session after the right password claims; undefined when the account is no operator's. */
export async function passwordClaims(
  database: Database,
  userId: number,
): Promise<SessionClaims | undefined> {
  const found = await findOperator(database, userId)
  if (!found) return undefined
  const { credentialsVersion, sessionsVersion } = found
  return { userId, stage: 'PASSWORD', credentialsVersion, sessionsVersion }
}

/** The open session for a right code of the app or a recovery code, each of which counts once. */
export async function openSession(
  shop: Shop,
  { claims }: SignedIn,
  code: string,
): Promise<SessionClaims> {
  const { userId } = claims
  const sealed = await findSealedSecret(shop.database, userId)
  if (!sealed) throw refusal('notFound')
  const secret = await openSecret(sealed, shop.config)
  await limitFailures(
    shop,
    [
      ['secondFactorTries', userId],
      ['secondFactorTriesPerDay', userId],
    ],
    () =>
      shop.database.transaction(async (tx) => {
        const step = stepOfCode(secret, code, shop.now())
        const used =
          step === undefined
            ? await spendRecoveryCode(tx, userId, hashRecoveryCode(userId, code, shop.config))
            : await spendStep(tx, userId, step)
        if (!used) throw refusal('wrongSecondFactor')
      }),
  )
  return { ...claims, stage: 'OPEN' }
}

/** Ends every open session of the operator. */
export async function signOut(shop: Shop, { operator, claims }: SignedIn): Promise<void> {
  if (claims.stage === 'OPEN') await endSessions(shop.database, operator.id)
}
