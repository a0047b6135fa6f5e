import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import { tokenHours } from '../../domain/limits.ts'

const algorithm = 'HS256'

type Claims = { userId: number; credentialsVersion: number }

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** A token for one customer, valid for `tokenHours` or until the password changes. */
export function signToken(claims: Claims, secret: string): Promise<string> {
  return new SignJWT({ credentialsVersion: claims.credentialsVersion })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(claims.userId))
    .setIssuedAt()
    .setExpirationTime(`${tokenHours}h`)
    .sign(keyOf(secret))
}

/** The claims of a token of ours; undefined when it is expired, altered or not ours at all. */
export async function readToken(token: string, secret: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'exp'],
    })
    const { sub, credentialsVersion } = payload
    if (typeof credentialsVersion !== 'number') return undefined
    return { userId: Number(sub), credentialsVersion }
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
