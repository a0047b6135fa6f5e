import { normalizePhone } from '../../domain/accounts/phone.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { updateUser } from './store.ts'

type Profile = { name: string; telephone: string; email: string }

/** Changes name, phone and email address. Refuses an address that another account has. */
export async function updateProfile(shop: Shop, { id }: Customer, profile: Profile) {
  await spend(shop, ['profileUpdates', id])
  const user = await updateUser(shop.database, id, {
    name: profile.name.trim(),
    telephone: normalizePhone(profile.telephone),
    email: profile.email.trim(),
  })
  if (!user) throw refusal('emailTaken')
  return user
}
