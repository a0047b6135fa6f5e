import * as z from 'zod/mini'
import { isEmail } from './accounts/email.ts'
import type { Texts } from './texts/texts.ts'

/** A text with something to see in it; it is trimmed. Characters without width, which join Sinhala letters, are not enough. */
export function requiredText(message: string) {
  return z.string(message).check(z.trim(), z.refine(isVisible, message))
}

/** Refuses what would break or turn the line where a name is shown: line breaks, control characters, directions. */
export function oneLine(texts: Texts['fieldTexts']) {
  return z.refine<string>(
    (text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text),
    texts.notOneLine,
  )
}

/** Refuses a name that mail programs would make a link of. */
export function withoutLink(texts: Texts['fieldTexts']) {
  return z.refine<string>((text) => !text.includes('://'), texts.hasLink)
}

export function requiredEmail(texts: Texts['fieldTexts']) {
  return requiredText(texts.emailRequired).check(z.refine(isEmail, texts.emailInvalid))
}

function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}
