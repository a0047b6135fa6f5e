import type { Context } from 'hono'
import { isToBeRenewed, tokenExpiry, tokenIs } from '../../../domain/accounts/session.ts'
import type { Customer, CustomerSession } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import { declareEvent } from '../../http/security-events.ts'
import type { Shop } from '../../shop.ts'
import { readToken, signToken } from '../token.ts'
import { deleteSession, replaceToken, selectSession, storeUse, worthStoring } from './store.ts'

type InSession = { customer: Customer; session: CustomerSession }

/**
 * The customer and the session of a valid token. Refuses any other, one of a session that has ended, and
 * a blocked account's.
 */
export async function requireSession(c: Context, shop: Shop): Promise<InSession> {
  const authorization = c.req.header('Authorization')
  if (!authorization) throw refusal('notSignedIn')
  const at = shop.now()
  const [, sent] = /^Bearer (.+)$/i.exec(authorization) ?? []
  const token = sent && (await readToken(sent, { secret: shop.config.jwtSecret, at }))
  if (!token) throw refusal('noSession')
  const { userId, sessionId, renewal } = token.claims
  const [found] = await selectSession(shop.database, { id: sessionId, userId })
  if (!found) throw refusal('noSession')

  const { customer, session } = found
  const kind = tokenIs(renewal, session, at)
  if (kind === 'spent') {
    // The customer's own device and a thief's cannot be told apart: both have to sign in again.
    await deleteSession(shop.database, { id: sessionId, userId })
    declareEvent(c, 'session', { account: customer.email, outcome: 'tokenReused' })
    throw refusal('noSession')
  }
  if (kind === 'next') {
    await recorded(shop, replaceToken(shop.database, { id: sessionId, renewal, at }))
  } else if (session.lastUsedAt < worthStoring(at)) {
    await recorded(shop, storeUse(shop.database, sessionId, at))
  }
  const isRenewed = kind !== 'replaced' && isToBeRenewed(token.issuedAt, at)
  const renewedToken = isRenewed
    ? await renew(shop, { userId, sessionId, renewal }, { at, createdAt: session.createdAt })
    : undefined
  return { customer, session: { id: sessionId, renewedToken } }
}

function renew(
  { config }: Shop,
  { renewal, ...claims }: { userId: number; sessionId: number; renewal: number },
  { at, createdAt }: { at: Date; createdAt: Date },
): Promise<string> {
  const expiresAt = tokenExpiry(at, { createdAt })
  const token = { claims: { ...claims, renewal: renewal + 1 }, issuedAt: at, expiresAt }
  return signToken(token, config.jwtSecret)
}

/** While nothing can be written, such as on a full disk, customers can still read. */
async function recorded({ log }: Shop, write: Promise<void>): Promise<void> {
  await write.catch((error) => log.warn({ err: error }, 'The use of a session was not stored'))
}
