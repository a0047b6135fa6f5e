import { normalizePhone } from '../../domain/accounts/phone.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { isKeptForAnother } from './email/link-store.ts'
import { makeToken } from './email/link-token.ts'
import { hashPassword } from './password.ts'
import { insertUser } from './store.ts'

type Contact = { name: string; telephone: string; email: string; language: Language }

/**
 * Creates an account for somebody who orders by telephone or at the counter, with an empty address if they have no email.
 * Nobody knows its password; with an address they can choose one as if they had forgotten it.
 */
export async function createContact(
  tx: Transaction,
  { now }: Pick<Shop, 'now'>,
  { name, telephone, email, language }: Contact,
): Promise<Customer> {
  const account = {
    name: name.trim(),
    email: email.trim(),
    nic: '',
    telephone: normalizePhone(telephone),
    passwordHash: await hashPassword(makeToken()),
    language,
  }
  const user = await insertUser(tx, account)
  if (!user) throw refusal('emailTaken')
  const { id } = user
  if (email && (await isKeptForAnother(tx, { userId: id, email, at: now() }))) {
    throw refusal('emailTaken')
  }
  return { id, name: account.name, email: account.email, telephone: account.telephone, language }
}
