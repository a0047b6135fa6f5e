import * as z from 'zod/mini'
import { isEmail } from '../accounts/email.ts'
import { isPhone, normalizePhone } from '../accounts/phone.ts'
import { oneLine, requiredText, withoutLink } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { storedCountry } from './country.ts'

/** Rules of the delivery-address form (specification, section 5, "Address form"). */
export function recipientForm(texts: Pick<Texts, 'fieldTexts' | 'recipientTexts'>) {
  const { fieldTexts: fields, recipientTexts: recipients } = texts
  const required = (longest: number) =>
    requiredText(recipients.requiredMissing).check(
      z.maxLength(longest, fields.tooLong),
      oneLine(fields),
    )
  return z.object({
    recipientName: required(100).check(withoutLink(fields)),
    streetAddress: required(200),
    postalCode: required(20),
    country: z.pipe(
      z.nullish(z.string().check(z.trim(), z.maxLength(60, fields.tooLong), oneLine(fields))),
      z.transform((country) => storedCountry(country ?? '')),
    ),
    contact: z.pipe(
      // On one line in any case: what is kept of it are digits.
      requiredText(recipients.requiredMissing).check(
        z.maxLength(30, fields.tooLong),
        z.refine(isPhone, fields.phoneInvalid),
      ),
      z.transform(normalizePhone),
    ),
    email: z.nullish(
      z.string().check(
        z.trim(),
        z.refine((text) => text === '' || isEmail(text), fields.emailInvalid),
      ),
    ),
  })
}
