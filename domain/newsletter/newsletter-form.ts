import * as z from 'zod/mini'
import { requiredEmail } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'

/** Rules of the footer's e-mail box. */
export function newsletterForm(texts: Texts['fieldTexts']) {
  return z.object({ email: requiredEmail(texts) })
}
