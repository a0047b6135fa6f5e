import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import { z } from 'zod'
import { operatorSessionHours, secondFactorMinutes } from '../../domain/limits.ts'
import type { SessionClaims } from '../back-office/for-operators.ts'
import { keyFor } from './keys.ts'

const algorithm = 'HS256'
const use = 'session'

const claims = z.object({
  sub: z.coerce.number().int(),
  stage: z.enum(['PASSWORD', 'OPEN']),
  credentialsVersion: z.number(),
  sessionsVersion: z.number().nullable(),
})

/** How long a session in this stage is valid. */
export const sessionSeconds = (stage: SessionClaims['stage']) =>
  stage === 'OPEN' ? operatorSessionHours * 3600 : secondFactorMinutes * 60

export function signSession(
  { userId, ...payload }: SessionClaims,
  config: { jwtSecret: string },
): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(userId))
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds(payload.stage)}s`)
    .sign(keyFor(use, config))
}

/** The claims of a session; undefined if it is expired, altered or not issued by the shop. */
export async function readSession(
  token: string,
  config: { jwtSecret: string },
): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor(use, config), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'exp'],
    })
    const { sub: userId, ...rest } = claims.parse(payload)
    return { userId, ...rest }
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
