import { isPasswordOf } from '../accounts/index.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { findOperator } from './store.ts'

/** Checks the password of a signed-in operator again, which a thief of the session does not know. */
export async function requirePassword(
  shop: Shop,
  { id }: { id: number },
  password: string,
): Promise<void> {
  await limitFailures(shop, [['operatorPasswordTries', id]], async () => {
    const operator = await findOperator(shop.database, id)
    if (!operator || !(await isPasswordOf(password, operator.passwordHash))) {
      throw refusal('wrongPassword')
    }
  })
}
