import * as z from 'zod/mini'
import { isEmail } from './accounts/email.ts'
import type { Texts } from './texts/texts.ts'

/** A text that must not be blank; it is trimmed. */
export function requiredText(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message))
}

export function requiredEmail(texts: Texts['fieldTexts']) {
  return requiredText(texts.emailRequired).check(z.refine(isEmail, texts.emailInvalid))
}
