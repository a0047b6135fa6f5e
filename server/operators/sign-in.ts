import { JOSEError } from 'jose/errors'
import { idleMinutesOf } from '../../domain/operators/idle.ts'
import { minuteMs } from '../../domain/time.ts'
import { recordChange } from '../audit-log/index.ts'
import type { SessionClaims, SignedIn } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { hashRecoveryCode, openSecret, stepOfCode } from './second-factor.ts'
import { deleteSession, findInSession, insertSession, storeUse } from './session-store.ts'
import { readSession } from './session-token.ts'
import {
  endSessions,
  findOperator,
  findSealedSecret,
  spendRecoveryCode,
  spendStep,
} from './store.ts'

/**
 * The operator and the claims of a session. Undefined if the session is over, if nobody has used it for
 * some time (`idleMinutesOf`), if password or second factor have changed since, or if the account is no longer an operator.
 * A request that the open page makes by itself is no use.
 */
export async function findSession(
  shop: Shop,
  token: string | undefined,
  { isAttended }: { isAttended: boolean },
): Promise<SignedIn | undefined> {
  const claims = token && (await readSession(token, shop))
  if (!claims) return undefined
  const found = await findInSession(shop.database, claims)
  if (found?.credentialsVersion !== claims.credentialsVersion) return undefined
  if (found.sessionsVersion !== claims.sessionsVersion) return undefined
  const idleMs = shop.now().getTime() - found.lastUsedAt.getTime()
  if (idleMs >= idleMinutesOf(found.roles) * minuteMs) return undefined
  if (isAttended && idleMs >= minuteMs) await storeUse(shop, claims.sessionId)
  const { id, name, email, roles } = found
  return { operator: { id, name, email, roles }, claims }
}

/** Begins a session after the right password, and returns its claims; undefined if the account is not an operator. */
export async function passwordClaims(
  { database, now }: Shop,
  userId: number,
): Promise<SessionClaims | undefined> {
  const found = await findOperator(database, userId)
  if (!found) return undefined
  const { credentialsVersion, sessionsVersion } = found
  const sessionId = await insertSession(database, { userId, lastUsedAt: now() })
  return { userId, sessionId, stage: 'PASSWORD', credentialsVersion, sessionsVersion }
}

/** Opens the session with a code of the app or a recovery code, each of which is valid once. */
export async function openSession(
  shop: Shop,
  { operator, claims }: SignedIn,
  code: string,
): Promise<SessionClaims> {
  const { userId } = claims
  const sealed = await findSealedSecret(shop.database, userId)
  if (!sealed) throw refusal('notFound')
  const secret = await openSecret(sealed, shop.config).catch((error) => {
    throw error instanceof JOSEError ? refusal('secondFactorUnreadable') : error
  })
  await limitFailures(
    shop,
    [
      ['secondFactorTries', userId],
      ['secondFactorTriesPerDay', userId],
    ],
    async () => {
      const isRight = await shop.database.transaction(async (tx) => {
        const step = stepOfCode(secret, code, shop.now())
        const used =
          step === undefined
            ? await spendRecoveryCode(tx, userId, hashRecoveryCode(userId, code, shop.config))
            : await spendStep(tx, userId, step)
        const action = used ? 'sign in' : 'wrong second factor'
        await recordChange(tx, operator, { action, subject: { kind: 'operator', id: userId } })
        return used !== undefined
      })
      if (!isRight) throw refusal('wrongSecondFactor')
    },
  )
  return { ...claims, stage: 'OPEN' }
}

/** Ends this session; if it was open, ends every open session of the operator. */
export async function signOut(shop: Shop, { operator, claims }: SignedIn): Promise<void> {
  await deleteSession(shop.database, claims.sessionId)
  if (claims.stage === 'OPEN') await endSessions(shop.database, operator.id)
}
