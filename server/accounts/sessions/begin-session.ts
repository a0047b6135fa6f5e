import type { Context } from 'hono'
import { deviceOf } from '../../../domain/accounts/device.ts'
import { tokenExpiry } from '../../../domain/accounts/session.ts'
import type { Shop } from '../../shop.ts'
import { hashNetwork } from '../own-networks.ts'
import { signToken } from '../token.ts'
import { insertSession } from './store.ts'

/** The browser, or program, that a session begins in. */
export type Device = { client: string; userAgent: string }

type Account = { userId: number; credentialsVersion: number }

export function deviceIn(c: Context, { client }: { client: string }): Device {
  return { client, userAgent: c.req.header('User-Agent') ?? '' }
}

/** Begins a session of the customer, and returns its first token. */
export async function beginSession(
  { database, config, now }: Shop,
  account: Account,
  { client, userAgent }: Device,
): Promise<string> {
  const at = now()
  const sessionId = await insertSession(database, {
    ...account,
    ...deviceOf(userAgent),
    network: hashNetwork(client, config),
    renewedAt: at,
    lastUsedAt: at,
    createdAt: at,
  })
  const claims = { userId: account.userId, sessionId, renewal: 0 }
  const expiresAt = tokenExpiry(at, { createdAt: at })
  return signToken({ claims, issuedAt: at, expiresAt }, config.jwtSecret)
}
