import { dateAndTime } from '../../../domain/dates.ts'
import { emailLinkDays } from '../../../domain/limits.ts'
import { accountMailTexts } from '../../../domain/texts/en/account-mails.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender } from '../../mail/letter.ts'

/** The mail to the address that an account had; with a way back if its customer had confirmed it. */
export function changedLetter(
  { shopName, supportEmail }: Sender,
  language: Language,
  { at, wayBackUrl }: { at: Date; wayBackUrl: string | undefined },
): Letter {
  const { changed: texts } = translation(accountMailTexts, language)
  const notYou: LetterPart[] = wayBackUrl
    ? [
        { kind: 'paragraph', text: texts.wayBack(emailLinkDays) },
        { kind: 'button', label: texts.back, url: wayBackUrl },
      ]
    : [{ kind: 'paragraph', text: texts.noWayBack(supportEmail) }]
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.what(dateAndTime(at, translation(formats, language))) },
      { kind: 'paragraph', text: texts.wasYou },
      ...notYou,
    ],
    reason: texts.reason(shopName),
    ...(wayBackUrl && { kept: 'ENVELOPE' as const }),
  }
}
