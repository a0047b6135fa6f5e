import { emailLinkDays } from '../../../domain/limits.ts'
import { accountMailTexts } from '../../../domain/texts/en/account-mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'

/** The mail that asks whether an address is the customer's. It repeats nothing that was typed at sign-up. */
export function confirmationLetter(sender: Sender, language: Language, url: string): Letter {
  return letterWithLink(sender, language, {
    texts: translation(accountMailTexts, language).confirm,
    url,
  })
}

/** The mail to an address that a customer wants to have from now on. */
export function changeLetter(sender: Sender, language: Language, url: string): Letter {
  return letterWithLink(sender, language, {
    texts: translation(accountMailTexts, language).change,
    url,
  })
}

type LinkTexts = (typeof accountMailTexts)['confirm' | 'change']

function letterWithLink(
  { shopName }: Sender,
  language: Language,
  { texts, url }: { texts: LinkTexts; url: string },
): Letter {
  return {
    language,
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
    kept: 'ENVELOPE',
  }
}
