import * as z from 'zod/mini'
import { isEmail } from './accounts/email.ts'
import { fieldTexts } from './texts/en/fields.ts'

const fields = fieldTexts

/** A text that may not be blank; the space around it does not count. */
export function requiredText(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message))
}

export const requiredEmail = requiredText(fields.emailRequired).check(
  z.refine(isEmail, fields.emailInvalid),
)
