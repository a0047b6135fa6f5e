import { pageAddress } from '../../contract/pages.ts'
import { dateAndTime } from '../../domain/dates.ts'
import { accountMailTexts } from '../../domain/texts/en/account-mails.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Transaction } from '../database/connect.ts'
import { languageOfMails } from '../languages.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'

type Changed = 'password' | 'phone'

/** Tells a customer what was changed in the account and when, and what to do if it was somebody else. */
export async function sendNotice(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'now'>,
  changed: Changed,
  address: string,
): Promise<void> {
  const letter = noticeLetter(shop.config, languageOfMails, { changed, at: shop.now() })
  await sendMail(tx, shop, { to: { name: '', address }, letter })
}

function noticeLetter(
  { shopName, publicUrl, supportEmail }: Sender,
  language: Language,
  { changed, at }: { changed: Changed; at: Date },
): Letter {
  const { notices: texts } = translation(accountMailTexts, language)
  const isPassword = changed === 'password'
  const moment = dateAndTime(at, translation(formats, language))
  const what = isPassword ? texts.password(moment) : texts.phone(moment)
  return {
    subject: isPassword ? texts.passwordSubject(shopName) : texts.phoneSubject(shopName),
    preview: what,
    parts: [
      { kind: 'heading', text: isPassword ? texts.passwordHeading : texts.phoneHeading },
      { kind: 'paragraph', text: what },
      { kind: 'paragraph', text: texts.wasYou },
      { kind: 'paragraph', text: texts.notYou(supportEmail) },
      {
        kind: 'button',
        label: texts.newPassword,
        url: publicUrl + pageAddress('/forgot-password'),
      },
    ],
    reason: texts.reason(shopName),
  }
}
