import { pageAddress } from '../../contract/pages.ts'
import { dateAndTime } from '../../domain/dates.ts'
import { accountMailTexts } from '../../domain/texts/en/account-mails.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language, Texts } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Transaction } from '../database/connect.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'

type Changed = keyof Texts['accountMailTexts']['notices']['changed']

/** Tells a customer what was changed in the account and when, and what to do if it was somebody else. */
export async function sendNotice(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'now'>,
  changed: Changed,
  { email: address, language }: { email: string; language: Language },
): Promise<void> {
  const letter = noticeLetter(shop.config, language, { changed, at: shop.now() })
  await sendMail(tx, shop, { to: { name: '', address }, letter })
}

export function noticeLetter(
  { shopName, publicUrl, supportEmail }: Sender,
  language: Language,
  { changed, at }: { changed: Changed; at: Date },
): Letter {
  const { notices: texts } = translation(accountMailTexts, language)
  const { subject, heading, what } = texts.changed[changed]
  const told = what(dateAndTime(at, translation(formats, language)))
  return {
    language,
    subject: subject(shopName),
    preview: told,
    parts: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: told },
      { kind: 'paragraph', text: texts.wasYou },
      { kind: 'paragraph', text: texts.notYou(supportEmail) },
      {
        kind: 'button',
        label: texts.newPassword,
        url: publicUrl + pathInLanguage(pageAddress('/forgot-password'), language),
      },
    ],
    reason: texts.reason(shopName),
  }
}
