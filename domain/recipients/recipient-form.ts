import * as z from 'zod/mini'
import { isEmail } from '../accounts/email.ts'
import { isPhone } from '../accounts/phone.ts'
import { shop } from '../shop.ts'
import type { Texts } from '../texts/texts.ts'

/** Rules of the delivery-address form (specification, section 5, "Address form"). */
export function recipientForm(texts: Pick<Texts, 'fieldTexts' | 'recipientTexts'>) {
  const { fieldTexts: fields, recipientTexts: recipients } = texts
  const required = (longest: number) =>
    z
      .string(recipients.requiredMissing)
      .check(
        z.trim(),
        z.minLength(1, recipients.requiredMissing),
        z.maxLength(longest, fields.tooLong),
      )
  return z.object({
    recipientName: required(100),
    streetAddress: required(200),
    postalCode: required(20),
    country: z.pipe(
      z.nullish(z.string().check(z.trim(), z.maxLength(60, fields.tooLong))),
      z.transform((country) => country || shop.defaultCountry),
    ),
    contact: required(30).check(z.refine(isPhone, fields.phoneInvalid)),
    email: z.nullish(
      z.string().check(
        z.trim(),
        z.refine((text) => text === '' || isEmail(text), fields.emailInvalid),
      ),
    ),
  })
}
