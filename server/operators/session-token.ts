import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import { z } from 'zod'
import { operatorSessionHours, secondFactorMinutes } from '../../domain/limits.ts'
import type { SessionClaims } from '../back-office/for-operators.ts'
import { keyFor } from './keys.ts'

const algorithm = 'HS256'
const use = 'session'
const typ = 'session+jwt'
const audience = 'operators'

const claims = z.object({
  sub: z.coerce.number().int(),
  sessionId: z.number(),
  stage: z.enum(['PASSWORD', 'OPEN']),
  credentialsVersion: z.number(),
  sessionsVersion: z.number().nullable(),
})

type Signing = { config: { jwtSecret: string }; now: () => Date }

/** How long a session in this stage is valid. */
export const sessionSeconds = (stage: SessionClaims['stage']) =>
  stage === 'OPEN' ? operatorSessionHours * 3600 : secondFactorMinutes * 60

export function signSession(
  { userId, ...payload }: SessionClaims,
  { config, now }: Signing,
): Promise<string> {
  const at = now()
  return new SignJWT(payload)
    .setProtectedHeader({ alg: algorithm, typ })
    .setSubject(String(userId))
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + sessionSeconds(payload.stage) * 1000))
    .sign(keyFor(use, config))
}

/** The claims of a session; undefined if it is expired, altered or not issued by the shop. */
export async function readSession(
  token: string,
  { config, now }: Signing,
): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor(use, config), {
      algorithms: [algorithm],
      typ,
      audience,
      requiredClaims: ['sub', 'exp'],
      currentDate: now(),
    })
    const { sub: userId, ...rest } = claims.parse(payload)
    return { userId, ...rest }
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
