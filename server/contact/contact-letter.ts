import { mailTexts } from '../../domain/texts/en/mails.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter } from '../mail/letter.ts'

type ContactMessage = { name: string; email: string; phone: string | null; message: string }

/** The mail to the shop's support with a message to the shop. */
export function contactLetter(
  language: Language,
  { name, email, phone, message }: ContactMessage,
): Letter {
  const { message: texts } = translation(mailTexts, language)
  return {
    subject: texts.subject(name),
    preview: message.slice(0, 120),
    parts: [
      { kind: 'heading', text: texts.heading },
      {
        kind: 'facts',
        rows: [
          [texts.name, name],
          [texts.email, email],
          ...(phone ? [[texts.phone, phone] as const] : []),
        ],
      },
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: texts.howToAnswer },
    ],
    reason: texts.reason,
  }
}
