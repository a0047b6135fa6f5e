import { beginning } from '../../domain/texts/beginning.ts'
import { mailTexts } from '../../domain/texts/en/mails.ts'
import type { Letter } from '../mail/letter.ts'

type ContactMessage = { name: string; email: string; phone: string | null; message: string }

/** The mail to the shop's support with a message to the shop; what operators read is English. */
export function contactLetter({ name, email, phone, message }: ContactMessage): Letter {
  const { message: texts } = mailTexts
  return {
    language: 'en',
    subject: texts.subject(name),
    preview: beginning(message, 120),
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
