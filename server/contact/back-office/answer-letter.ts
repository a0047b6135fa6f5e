import { dateAndTime } from '../../../domain/dates.ts'
import { beginning } from '../../../domain/texts/beginning.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { mailTexts } from '../../../domain/texts/en/mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'

type Answered = { language: Language; createdAt: Date; feedbackId: number | null }

/**
 * An operator's answer to a message. What it answers is not repeated: everybody can type any address into the contact
 * form, and the shop would mail a stranger's words to it.
 */
export function answerLetter(
  { shopName }: Sender,
  { language, createdAt, feedbackId }: Answered,
  words: string,
): Letter {
  const { answer: texts } = translation(mailTexts, language)
  const at = dateAndTime(createdAt, translation(formats, language))
  const lines = words.split(/\s*\n\s*/).filter(Boolean)
  return {
    language,
    subject: feedbackId === null ? texts.subject(shopName) : texts.feedbackSubject(shopName),
    preview: beginning(lines.join(' '), 120),
    parts: [
      { kind: 'heading', text: texts.heading },
      {
        kind: 'paragraph',
        text: feedbackId === null ? texts.youWrote(at) : texts.yourFeedback(at),
      },
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'paragraph', text: texts.writeBack },
    ],
    reason: texts.reason(shopName),
  }
}
