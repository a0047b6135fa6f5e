import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { dayMs } from '../../domain/time.ts'
import type { Config } from '../config.ts'
import { signInNetworks } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

/** What is stored of a network: nobody can read from it where a customer was. */
export function hashNetwork(client: string, { jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return createHmac('sha256', jwtSecret).update(`network ${client}`).digest('base64url')
}

/** Remembers that somebody has signed in to the account from a network. Written once a day at most. */
export async function rememberNetwork(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  userId: number,
  network: string,
): Promise<void> {
  const lastUsedAt = now()
  await database
    .insert(signInNetworks)
    .values({ userId, network, lastUsedAt })
    .onConflictDoUpdate({
      target: [signInNetworks.userId, signInNetworks.network],
      set: { lastUsedAt },
      setWhere: lt(signInNetworks.lastUsedAt, new Date(lastUsedAt.getTime() - dayMs)),
    })
}
