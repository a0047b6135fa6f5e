import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import { LRUCache } from 'lru-cache'

const algorithm = 'HS256'
/** What a token is and whom it is for: one that the same secret has signed for another use is no token. */
const typ = 'session+jwt'
const audience = 'customers'

type Claims = { userId: number; sessionId: number; renewal: number }
type Token = { claims: Claims; issuedAt: Date; expiresAt: Date }

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** The token of a customer's session. */
export function signToken({ claims, issuedAt, expiresAt }: Token, secret: string): Promise<string> {
  const { userId, sessionId, renewal } = claims
  return new SignJWT({ sid: sessionId, renewal })
    .setProtectedHeader({ alg: algorithm, typ })
    .setSubject(String(userId))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
}

/** Tokens that were already verified: a customer sends the same one with every request. */
const proven = new LRUCache<string, Token & { secret: string }>({ max: 10_000 })

/** What a token says; undefined if it is expired, altered or not issued by the shop. */
export async function readToken(
  token: string,
  { secret, at }: { secret: string; at: Date },
): Promise<Token | undefined> {
  const known = proven.get(token)
  if (known?.secret === secret && known.expiresAt > at) return known
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: at,
    })
    const { sub, exp = 0, iat = 0, sid, renewal } = payload
    if (typeof sid !== 'number' || typeof renewal !== 'number') return undefined
    const read = {
      claims: { userId: Number(sub), sessionId: sid, renewal },
      issuedAt: new Date(iat * 1000),
      expiresAt: new Date(exp * 1000),
    }
    proven.set(token, { ...read, secret })
    return read
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
