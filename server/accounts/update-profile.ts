import { isSameEmail } from '../../domain/accounts/email.ts'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { askNewAddress } from './email/change-email.ts'
import { requireOwnPassword } from './own-password.ts'
import { sendNotice } from './send-notice.ts'
import { updateUser } from './store.ts'

type Profile = { name: string; telephone: string; email: string; password?: string | undefined }

/**
 * Changes name and phone. Another email address needs the password, and waits until its link is opened; one
 * that another account has is refused.
 */
export async function updateProfile(
  shop: Shop,
  { id, email: current, telephone, language }: Customer,
  { password, ...profile }: Profile,
) {
  await spend(shop, ['profileUpdates', id])
  const email = profile.email.trim()
  const isSame = isSameEmail(email, current)
  if (!isSame) {
    await requireOwnPassword(shop, id, password)
    await spend(shop, ['emailChanges', id])
  }
  return shop.database.transaction(async (tx) => {
    if (!isSame) await askNewAddress(tx, shop, { userId: id, email, language })
    const user = await updateUser(tx, id, {
      name: profile.name.trim(),
      telephone: normalizePhone(profile.telephone),
      ...(isSame && { email }),
    })
    if (user && user.telephone !== telephone) {
      await sendNotice(tx, shop, 'phone', { email: user.email, language })
    }
    // Another request may have erased the account since.
    if (!user) throw refusal('noSession')
    return user
  })
}
