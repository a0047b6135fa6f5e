import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import * as z from 'zod/mini'
import { feedbackForm } from '../../domain/feedback/feedback-form.ts'

/** The form's fields, as typed: the chosen star is the text of its radio button. */
export type TypedFeedback = { name: string; feedbackCount: string; message: string }

const typedFeedback = z.extend(feedbackForm, {
  feedbackCount: z.pipe(
    // As long as none is chosen the library says null, which makes 0.
    z.transform((star: string) => Number(star)),
    feedbackForm.shape.feedbackCount,
  ),
})

export const feedbackControl = () =>
  createFormControl<TypedFeedback, unknown, TypedFeedback>({
    resolver: zodResolver(typedFeedback, undefined, { raw: true }),
  })
