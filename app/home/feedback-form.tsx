import { useEffect, useRef } from 'react'
import type { User } from '../../contract/index.ts'
import { typedFeedback } from '../../domain/feedback/feedback-form.ts'
import { feedbackLimits } from '../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FeedbackMessage } from './feedback-message.tsx'
import { sendFeedback } from './send-feedback.ts'

type FeedbackFormProps = { user: User; onGiven: () => Promise<void> }

export function FeedbackForm({ user, onGiven }: FeedbackFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, field, isSending, failure } = useForm({
    rules: async () => typedFeedback,
    send: async (feedback) => {
      const failed = await sendFeedback(feedback)
      if (!failed) await onGiven()
      return failed
    },
  })
  // A keyboard that opened the form goes on from here.
  useEffect(() => heading.current?.focus(), [])

  return (
    <form
      {...form}
      aria-labelledby="feedback-form-title"
      className="mt-6 ml-auto grid max-w-150 gap-5 rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      <h3 ref={heading} id="feedback-form-title" tabIndex={-1}>
        How was it?
      </h3>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={feedbackLimits.nameCharacters}
        defaultValue={user.name}
        {...field('name')}
      />
      <RatingField label="Rating" {...field('feedbackCount')} />
      <FeedbackMessage {...field('message')} />
      <Button type="submit" busy={isSending}>
        {isSending ? 'Sending...' : 'Submit'}
      </Button>
      <FormFailure text={failure} />
    </form>
  )
}
