import { pageAddress } from '../../contract/pages.ts'
import { emailLinkDays } from '../../domain/limits.ts'
import { staffMailTexts } from '../../domain/texts/en/staff-mails.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'

type Invitation = {
  inviter: string
  /** For a new account: where its password is set. */
  link: string | undefined
}

/** The mail to somebody who works in the back office from now on. */
export function invitedLetter(
  { shopName, publicUrl }: Pick<Sender, 'shopName' | 'publicUrl'>,
  language: Language,
  { inviter, link }: Invitation,
): Letter {
  const texts = translation(staffMailTexts, language).invited
  const login = publicUrl + pathInLanguage(pageAddress('/login'), language)
  return {
    language,
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.why(inviter, shopName) },
      { kind: 'paragraph', text: link ? texts.choosePassword(emailLinkDays) : texts.logIn },
      link
        ? { kind: 'button', label: texts.choose, url: link }
        : { kind: 'button', label: texts.open, url: login },
      { kind: 'paragraph', text: texts.code(inviter) },
      { kind: 'paragraph', text: texts.notYou },
    ],
    reason: texts.reason(shopName),
    ...(link && { kept: 'ENVELOPE' as const }),
  }
}
