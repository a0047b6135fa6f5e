import { normalizePhone } from '../../domain/phone.ts'
import { normalizeNic } from '../../domain/sri-lankan-nic.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { hashPassword, isPasswordOf, nobodysHash } from './password.ts'
import { findCredentials, insertUser } from './store.ts'
import { signToken } from './token.ts'

type Registration = {
  name: string
  email: string
  nic: string
  password: string
  telephone: string
}

/** Opens an account. Refuses an address that has one. */
export async function register({ database }: Shop, registration: Registration) {
  const user = await insertUser(database, {
    name: registration.name.trim(),
    email: registration.email.trim(),
    nic: normalizeNic(registration.nic),
    telephone: normalizePhone(registration.telephone),
    passwordHash: await hashPassword(registration.password),
  })
  if (!user) throw refusal('emailTaken')
  return user
}

/** A token for the right password; an unknown address costs as much time and gets the same answer. */
export async function logIn({ database, config }: Shop, email: string, password: string) {
  const user = await findCredentials(database, email)
  const isRight = await isPasswordOf(password, user?.passwordHash ?? nobodysHash)
  if (!user || !isRight) throw refusal('wrongCredentials')
  return signToken(
    { userId: user.id, credentialsVersion: user.credentialsVersion },
    config.jwtSecret,
  )
}
