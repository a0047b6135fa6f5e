import { mailTexts } from '../../domain/texts/en/mails.ts'
import { languagePath } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'

/** The mail to a new subscriber. */
export function confirmationLetter(
  { shopName, publicUrl }: Sender,
  language: Language,
  unsubscribeUrl: string,
): Letter {
  const { subscribed: texts } = translation(mailTexts, language)
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.whatComes },
      { kind: 'button', label: texts.visit, url: publicUrl + languagePath(language) },
      { kind: 'paragraph', text: texts.notYou },
    ],
    reason: texts.reason(shopName),
    unsubscribeUrl,
  }
}
