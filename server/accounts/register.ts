import { normalizeNic } from '../../domain/accounts/nic.ts'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { refusal } from '../http/refusal.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { hashPassword } from './password.ts'
import { insertUser } from './store.ts'

type Registration = {
  name: string
  email: string
  nic: string
  password: string
  telephone: string
}

/** Creates an account. Refuses an email address that already has one. */
export async function register(shop: Shop, client: string, registration: Registration) {
  await spend(shop, ['registrationsFromClient', client])
  const user = await insertUser(shop.database, {
    name: registration.name.trim(),
    email: registration.email.trim(),
    nic: normalizeNic(registration.nic),
    telephone: normalizePhone(registration.telephone),
    passwordHash: await hashPassword(registration.password),
  })
  if (!user) throw refusal('emailTaken')
  return user
}
