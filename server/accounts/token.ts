import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import { LRUCache } from 'lru-cache'
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

/** Tokens that were already verified: a customer sends the same one with every request. */
const proven = new LRUCache<string, { claims: Claims; secret: string; expiresAt: number }>({
  max: 10_000,
})

/** The claims of a token; undefined if it is expired, altered or not issued by the shop. */
export async function readToken(token: string, secret: string): Promise<Claims | undefined> {
  const known = proven.get(token)
  if (known?.secret === secret && known.expiresAt > Date.now()) return known.claims
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'exp'],
    })
    const { sub, exp = 0, credentialsVersion } = payload
    if (typeof credentialsVersion !== 'number') return undefined
    const claims = { userId: Number(sub), credentialsVersion }
    proven.set(token, { claims, secret, expiresAt: exp * 1000 })
    return claims
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
