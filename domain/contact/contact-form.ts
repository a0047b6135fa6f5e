import * as z from 'zod/mini'
import { isContactPhone } from '../accounts/phone.ts'
import { longestMessage } from '../limits.ts'
import { oneLine, requiredEmail, requiredText, withoutLink } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'

/** Rules of the contact form (specification, section 5, "Contact form"). */
export function contactForm(texts: Pick<Texts, 'contactTexts' | 'fieldTexts'>) {
  const { contactTexts: contact, fieldTexts: fields } = texts
  return z.object({
    name: requiredText(fields.nameRequired).check(
      z.minLength(2, fields.nameUnderTwo),
      z.maxLength(100, fields.nameTooLong),
      oneLine(fields),
      withoutLink(fields),
    ),
    email: requiredEmail(fields),
    contact: z.nullish(
      z.string().check(
        z.trim(),
        z.refine((text) => text === '' || isContactPhone(text), contact.phoneInvalid),
      ),
    ),
    message: requiredText(contact.messageRequired).check(
      z.minLength(10, contact.messageTooShort),
      z.maxLength(longestMessage, fields.tooLong),
    ),
  })
}
