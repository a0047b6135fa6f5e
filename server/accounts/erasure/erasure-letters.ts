import { pageAddress } from '../../../contract/pages.ts'
import { dateAndTime, fullDate } from '../../../domain/dates.ts'
import { plusDays } from '../../../domain/days.ts'
import { emailLinkDays, erasureDays } from '../../../domain/limits.ts'
import { erasureMailTexts } from '../../../domain/texts/en/erasure-mails.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { pathInLanguage } from '../../../domain/texts/language-path.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'

/** The mail to a customer who has asked for the account to be deleted. */
export function askedLetter(
  { shopName, publicUrl, supportEmail }: Sender,
  language: Language,
  { at, keepUrl }: { at: Date; keepUrl: string },
): Letter {
  const { asked: texts } = translation(erasureMailTexts, language)
  const spelling = translation(formats, language)
  const day = fullDate(plusDays(at, erasureDays), spelling)
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview(day),
    parts: [
      { kind: 'heading', text: texts.heading(day) },
      { kind: 'paragraph', text: texts.what(dateAndTime(at, spelling)) },
      { kind: 'paragraph', text: texts.deleted },
      { kind: 'paragraph', text: texts.kept },
      { kind: 'paragraph', text: texts.orders },
      { kind: 'paragraph', text: texts.changedMind(emailLinkDays) },
      { kind: 'button', label: texts.keep, url: keepUrl },
      { kind: 'paragraph', text: texts.notYou(supportEmail) },
      {
        kind: 'button',
        label: texts.newPassword,
        url: publicUrl + pathInLanguage(pageAddress('/forgot-password'), language),
      },
    ],
    reason: texts.reason(shopName),
    kept: 'ENVELOPE',
  }
}

/** The mail to a customer whose account stays after all. */
export function keptLetter({ shopName, supportEmail }: Sender, language: Language): Letter {
  const { kept: texts } = translation(erasureMailTexts, language)
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.what },
      { kind: 'paragraph', text: texts.notYou(supportEmail) },
    ],
    reason: texts.reason(shopName),
  }
}

/** The last mail to a customer whose account was deleted. */
export function doneLetter({ shopName, supportEmail }: Sender, language: Language): Letter {
  const { done: texts } = translation(erasureMailTexts, language)
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.deleted },
      { kind: 'paragraph', text: texts.kept },
      { kind: 'paragraph', text: texts.thanks(supportEmail) },
    ],
    reason: texts.reason(shopName),
    kept: 'NOTHING',
  }
}
