import { useEffect, useRef } from 'react'
import type { User } from '../../contract/index.ts'
import { feedbackLimits } from '../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLazyForm } from '../../ui/use-lazy-form.ts'
import { FeedbackMessage } from './feedback-message.tsx'
import { feedbackControl, type TypedFeedback } from './feedback-validation.ts'
import { sendFeedback } from './send-feedback.ts'

type FeedbackFormProps = { user: User; onGiven: () => Promise<void> }

const loadControl = async () => feedbackControl()

export function FeedbackForm({ user, onGiven }: FeedbackFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, field, isSending, failure } = useLazyForm<TypedFeedback>({
    load: loadControl,
    send: async (typed) => {
      const failed = await sendFeedback(typed)
      if (!failed) await onGiven()
      return failed
    },
  })
  // Whoever opened the form by keyboard goes on from here.
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
