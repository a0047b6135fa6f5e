import type { Transaction } from '../../database/connect.ts'
import { languageOfMails } from '../../languages.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Shop } from '../../shop.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { emailLinkPath } from './link-path.ts'
import { insertLink } from './link-store.ts'

/** Mails a link that confirms the address of an account. */
export async function sendConfirmation(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'now'>,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const { config, now } = shop
  const token = await insertLink(tx, { userId, purpose: 'CONFIRM', email }, now())
  const url = config.publicUrl + emailLinkPath(token)
  const letter = confirmationLetter(config, languageOfMails, url)
  await sendMail(tx, shop, { to: { name: '', address: email }, letter })
}
