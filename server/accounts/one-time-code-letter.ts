import { resetLinkAddress } from '../../contract/pages.ts'
import { otpMinutes, resetLinkMinutes } from '../../domain/limits.ts'
import { mailTexts } from '../../domain/texts/en/mails.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender } from '../mail/letter.ts'

type Secrets = { code: string | undefined; linkToken: string }

/**
 * The mail to somebody who is about to choose a new password, by a code or a link, or by the link alone. The
 * subject may be logged, so it omits both.
 */
export function oneTimeCodeLetter(
  { shopName, publicUrl }: Pick<Sender, 'shopName' | 'publicUrl'>,
  language: Language,
  { name, code, linkToken }: Secrets & { name: string },
): Letter {
  const mails = translation(mailTexts, language)
  const texts = code ? mails.code : mails.link
  const codeParts: LetterPart[] = code
    ? [
        { kind: 'code', text: code },
        { kind: 'paragraph', text: mails.code.howToUse(otpMinutes) },
        { kind: 'paragraph', text: mails.code.orLink(resetLinkMinutes) },
      ]
    : [{ kind: 'paragraph', text: mails.link.howToUse(resetLinkMinutes) }]
  return {
    language,
    subject: texts.subject(shopName),
    preview: code ? mails.code.preview(code, otpMinutes) : mails.link.preview(resetLinkMinutes),
    parts: [
      { kind: 'heading', text: texts.heading },
      {
        kind: 'typed',
        part: { kind: 'paragraph', text: texts.greeting(name) },
        instead: { kind: 'paragraph', text: texts.greetingWithoutName },
      },
      ...codeParts,
      {
        kind: 'button',
        label: mails.link.open,
        url: publicUrl + pathInLanguage(resetLinkAddress(linkToken), language),
      },
      { kind: 'paragraph', text: texts.notYou },
    ],
    reason: texts.reason(shopName),
    kept: 'ENVELOPE',
  }
}
