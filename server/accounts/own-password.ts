import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { isPasswordOf } from './password.ts'
import { findPasswordHash } from './store.ts'

/** Refuses a signed-in customer without the right password: a token alone may be stolen. */
export async function requireOwnPassword(
  shop: Shop,
  userId: number,
  password: string | undefined,
): Promise<void> {
  if (!password) throw refusal('passwordNeeded')
  await limitFailures(shop, [['ownPasswordTries', userId]], async () => {
    const hash = await findPasswordHash(shop.database, userId)
    if (!hash || !(await isPasswordOf(password, hash))) throw refusal('wrongOwnPassword')
  })
}
