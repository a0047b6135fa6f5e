import { resetLinkAddress } from '../../contract/pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { deleteLinks, insertLink, isKeptForAnother } from './email/link-store.ts'
import { makeToken } from './email/link-token.ts'
import { hashPassword } from './password.ts'
import { insertUser } from './store.ts'

/**
 * Creates an account for somebody who is to work in the back office, with nothing about them but what work needs.
 * Nobody knows its password: the link of `inviteLinkOf` sets one.
 */
export async function createStaffAccount(
  tx: Transaction,
  { now }: Pick<Shop, 'now'>,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const passwordHash = await hashPassword(makeToken())
  const account = { name, email, nic: '', telephone: '', passwordHash }
  const user = await insertUser(tx, account)
  if (!user) throw refusal('emailTaken')
  if (await isKeptForAnother(tx, { userId: user.id, email, at: now() })) {
    throw refusal('emailTaken')
  }
}

/** A link that sets the password of the account, once. */
export async function inviteLinkOf(
  tx: Transaction,
  { config, now }: Pick<Shop, 'config' | 'now'>,
  { id, email, language }: { id: number; email: string; language: Language },
): Promise<string> {
  const token = await insertLink(tx, { userId: id, purpose: 'INVITE', email }, now())
  return config.publicUrl + pathInLanguage(resetLinkAddress(token), language)
}

/** Takes back the links of `inviteLinkOf`. */
export function deleteInviteLinks(tx: Transaction, userId: number): Promise<void> {
  return deleteLinks(tx, userId, ['INVITE'])
}
