import { emailLinkDays } from '../../../domain/limits.ts'
import { accountMailTexts } from '../../../domain/texts/en/account-mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'

/** The mail that asks whether an address is the customer's. It repeats nothing that was typed at sign-up. */
export function confirmationLetter({ shopName }: Sender, language: Language, url: string): Letter {
  const { confirm: texts } = translation(accountMailTexts, language)
  return {
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.why(shopName) },
      { kind: 'button', label: texts.confirm, url },
      { kind: 'paragraph', text: texts.goodFor(emailLinkDays) },
      { kind: 'paragraph', text: texts.notYou },
    ],
    reason: texts.reason(shopName),
  }
}
