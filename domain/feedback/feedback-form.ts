import * as z from 'zod/mini'
import { loginForm } from '../accounts/forms.ts'
import { feedbackLimits, longestMessage } from '../limits.ts'
import { oneLine, requiredText, withoutLink } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { countWords } from './word-count.ts'

type FormTexts = Pick<Texts, 'feedbackTexts' | 'fieldTexts'>

/** Rules of the feedback form (specification, section 5, "Feedback form"). */
export function feedbackForm({ feedbackTexts: feedback, fieldTexts: fields }: FormTexts) {
  const { nameCharacters, wordsSent } = feedbackLimits
  return z.object({
    name: requiredText(fields.nameRequired).check(
      z.minLength(2, fields.nameUnderTwo),
      z.maxLength(nameCharacters, feedback.nameTooLong(nameCharacters)),
      oneLine(fields),
      withoutLink(fields),
    ),
    feedbackCount: z
      .int(feedback.ratingRequired)
      .check(z.minimum(1, feedback.ratingRequired), z.maximum(5, feedback.ratingRequired)),
    message: requiredText(feedback.messageRequired).check(
      z.minLength(10, feedback.messageTooShort),
      z.refine((text) => countWords(text) <= wordsSent, feedback.tooManyWords(wordsSent)),
      z.maxLength(longestMessage, fields.tooLong),
    ),
  })
}

/** The form's fields as typed: the chosen star is the text of its radio button. */
export function typedFeedback(texts: FormTexts) {
  const form = feedbackForm(texts)
  return z.extend(form, {
    feedbackCount: z.pipe(
      z.optional(z.string()),
      z.pipe(z.transform(Number), form.shape.feedbackCount),
    ),
  })
}

/** The same with email and password, for the form without script, which has no session. */
export function feedbackWithLogin(texts: FormTexts) {
  return z.extend(typedFeedback(texts), loginForm(texts.fieldTexts).shape)
}
