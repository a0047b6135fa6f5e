import { newsletterForm } from '../../domain/newsletter/newsletter-form.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import type { Translate } from '../forms/postable-form.ts'

/** Loaded with their texts when somebody uses the box: the footer is on every page. */
export function newsletterRules(translate: Translate) {
  return newsletterForm(translate(fieldTexts))
}
