import * as z from 'zod/mini'
import { loginForm } from '../accounts/forms.ts'
import { feedbackLimits, longestMessage } from '../limits.ts'
import { requiredText } from '../required-text.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { feedbackTexts } from '../texts/en/home.ts'
import { countWords } from './word-count.ts'

const feedback = feedbackTexts
const fields = fieldTexts

/** Rules of the feedback form (specification, section 5, "Feedback form"). */
export const feedbackForm = z.object({
  name: requiredText(fields.nameRequired).check(
    z.minLength(2, fields.nameUnderTwo),
    z.maxLength(feedbackLimits.nameCharacters, feedback.nameTooLong(feedbackLimits.nameCharacters)),
  ),
  feedbackCount: z
    .int(feedback.ratingRequired)
    .check(z.minimum(1, feedback.ratingRequired), z.maximum(5, feedback.ratingRequired)),
  message: requiredText(feedback.messageRequired).check(
    z.minLength(10, feedback.messageTooShort),
    z.refine(
      (text) => countWords(text) <= feedbackLimits.wordsSent,
      feedback.tooManyWords(feedbackLimits.wordsSent),
    ),
    z.maxLength(longestMessage, fields.tooLong),
  ),
})

/** The form's fields as typed: the chosen star is the text of its radio button. */
export const typedFeedback = z.extend(feedbackForm, {
  feedbackCount: z.pipe(
    z.optional(z.string()),
    z.pipe(z.transform(Number), feedbackForm.shape.feedbackCount),
  ),
})

/** The same where no script keeps a session: the form itself asks whose feedback it is. */
export const feedbackWithLogin = z.extend(typedFeedback, loginForm.shape)
