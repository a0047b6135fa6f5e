import type { Role } from '../../domain/operators/rights.ts'
import { createStaffAccount, inviteLinkOf } from '../accounts/index.ts'
import type { Actor } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'
import { appoint } from './appoint.ts'
import { invitedLetter } from './invited-letter.ts'
import { lockAccount } from './store.ts'

type Invited = {
  email: string
  /** For a new account, if nobody has one with this address. */
  name?: string | undefined
  roles: readonly Role[]
}

/**
 * Makes somebody an operator and mails them. Who has no account yet gets one, and a link to set its password; the
 * invitation for the second factor is handed over in person, so that reading the mailbox is not enough.
 */
export function inviteOperator(
  shop: Shop,
  operator: Actor & { name: string },
  { email, name, roles }: Invited,
): Promise<{ id: number; invitation: string }> {
  return shop.database.transaction(async (tx) => {
    const known = await lockAccount(tx, email)
    const account = known ?? (await newAccount(tx, shop, email, name))
    const appointed = await appoint(tx, operator, account, roles, shop.now())
    const link = known ? undefined : await inviteLinkOf(tx, shop, account)
    const letter = invitedLetter(shop.config, account.language, { inviter: operator.name, link })
    await sendMail(tx, shop, { to: { name: account.name, address: account.email }, letter })
    return appointed
  })
}

async function newAccount(tx: Transaction, shop: Shop, email: string, name: string | undefined) {
  if (!name) throw refusal('unknownAccount')
  await createStaffAccount(tx, shop, { email, name })
  const account = await lockAccount(tx, email)
  if (!account) throw new Error('The account was not created')
  return account
}
