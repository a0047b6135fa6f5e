import * as z from 'zod/mini'
import { passkeyNameCharacters } from '../limits.ts'
import { oneLine, requiredText } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { longestPassword, requiredPassword } from './forms.ts'

type FieldTexts = Texts['fieldTexts']

/** Rules of the name by which a customer or operator tells passkeys apart. */
export function passkeyForm(texts: FieldTexts) {
  return z.object({
    name: requiredText(texts.nameRequired).check(
      z.maxLength(passkeyNameCharacters, texts.tooLong),
      oneLine(texts),
    ),
  })
}

/** Rules of a form that asks for the password again. */
export function passwordForm(texts: FieldTexts) {
  return z.object({ password: requiredPassword(texts).check(longestPassword(texts)) })
}

/** Rules of the form that adds a passkey. */
export function passkeyAddition(texts: FieldTexts) {
  return z.extend(passkeyForm(texts), passwordForm(texts).shape)
}
