import { isPasswordOf } from '../accounts/index.ts'
import type { SignedIn } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { limitFailures } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { recordFailure } from './record-failure.ts'
import { findOperator } from './store.ts'

/** Checks the password of a signed-in operator again, which a thief of the session does not know. */
export async function requirePassword(
  shop: Shop,
  signedIn: SignedIn['operator'],
  password: string,
): Promise<void> {
  const { id } = signedIn
  await limitFailures(shop, [['operatorPasswordTries', id]], async () => {
    const operator = await findOperator(shop.database, id)
    if (!operator || !(await isPasswordOf(password, operator.passwordHash))) {
      await recordFailure(shop, signedIn, 'wrong password')
      throw refusal('wrongPassword')
    }
  })
}
