import * as z from 'zod/mini'
import { isContactPhone } from '../accounts/phone.ts'
import { longestMessage } from '../limits.ts'
import { requiredEmail, requiredText } from '../required-text.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { contactTexts } from '../texts/en/home.ts'

const contact = contactTexts
const fields = fieldTexts

/** Rules of the contact form (specification, section 5, "Contact form"). */
export const contactForm = z.object({
  name: requiredText(fields.nameRequired).check(
    z.minLength(2, fields.nameUnderTwo),
    z.maxLength(100, fields.nameTooLong),
  ),
  email: requiredEmail,
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
