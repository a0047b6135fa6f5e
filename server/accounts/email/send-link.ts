import type { Language } from '../../../domain/texts/texts.ts'
import type { Transaction } from '../../database/connect.ts'
import { inLanguage } from '../../http/language.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Shop } from '../../shop.ts'
import { changeLetter, confirmationLetter } from './confirmation-letter.ts'
import { emailLinkPath } from './link-path.ts'
import { insertLink } from './link-store.ts'

type Purpose = 'CONFIRM' | 'CHANGE'
type LinkLetter = (sender: Sender, language: Language, url: string) => Letter

const letters: Record<Purpose, LinkLetter> = { CONFIRM: confirmationLetter, CHANGE: changeLetter }

/** Mails a link that confirms the address of an account, or one that it is to have. */
export async function sendLink(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'now'>,
  { language, ...link }: { userId: number; purpose: Purpose; email: string; language: Language },
): Promise<void> {
  const { config, now } = shop
  const token = await insertLink(tx, link, now())
  const url = inLanguage(config.publicUrl + emailLinkPath(token), language)
  const letter = letters[link.purpose](config, language, url)
  const about = { userId: link.userId }
  await sendMail(tx, shop, { to: { name: '', address: link.email }, letter, about })
}
