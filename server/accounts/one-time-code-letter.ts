import { otpMinutes } from '../../domain/limits.ts'
import { mailTexts } from '../../domain/texts/en/mails.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'

/** The mail to a customer who is about to choose a new password. The subject may be logged, so it omits the code. */
export function oneTimeCodeLetter(
  { shopName }: Pick<Sender, 'shopName'>,
  language: Language,
  { name, code }: { name: string; code: string },
): Letter {
  const { code: texts } = translation(mailTexts, language)
  return {
    subject: texts.subject(shopName),
    preview: texts.preview(code, otpMinutes),
    parts: [
      { kind: 'heading', text: texts.heading },
      {
        kind: 'typed',
        part: { kind: 'paragraph', text: texts.greeting(name) },
        instead: { kind: 'paragraph', text: texts.greetingWithoutName },
      },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: texts.howToUse(otpMinutes) },
      { kind: 'paragraph', text: texts.notYou },
    ],
    reason: texts.reason(shopName),
  }
}
