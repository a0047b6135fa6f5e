import { useEffect, useRef } from 'react'
import type { User } from '../../contract/index.ts'
import { typedFeedback } from '../../domain/feedback/feedback-form.ts'
import { feedbackLimits } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useTyped } from '../forms/use-typed.ts'
import { FeedbackMessage } from './feedback-message.tsx'
import { sendFeedback } from './send-feedback.ts'

type FeedbackFormProps = {
  user: User
  typedAs: string
  /** Told when it begins to be sent, and when the answer is there. */
  onSending: (isSending: boolean) => void
  onGiven: () => Promise<void>
}

export function FeedbackForm({ user, typedAs, onSending, onGiven }: FeedbackFormProps) {
  const texts = useTexts(feedbackTexts)
  const fields = useTexts(fieldTexts)
  const { sending } = useTexts(controlTexts)
  const { typed, keep } = useTyped(typedAs)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, field, isSending, failure } = useForm({
    rules: async () => typedFeedback({ feedbackTexts: texts, fieldTexts: fields }),
    earlier: typed && { typed },
    onType: keep,
    send: async (feedback) => {
      onSending(true)
      const failed = await sendFeedback(feedback, texts)
      onSending(false)
      if (!failed) await onGiven()
      return failed
    },
  })
  // After opening the form the keyboard focus continues from its heading. A form that opens by itself does not take it.
  useEffect(() => {
    if (!typed) heading.current?.focus()
  }, [typed])

  return (
    <form
      {...form}
      aria-labelledby="feedback-form-title"
      className="mt-6 ml-auto grid max-w-150 gap-5 rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      <h3 ref={heading} id="feedback-form-title" tabIndex={-1}>
        {texts.formTitle}
      </h3>
      <TextField
        label={fields.labels.name}
        autoComplete="name"
        maxLength={feedbackLimits.nameCharacters}
        defaultValue={user.name}
        {...field('name')}
      />
      <RatingField label={texts.rating} {...field('feedbackCount')} />
      <FeedbackMessage {...field('message')} />
      <Button type="submit" busy={isSending}>
        {isSending ? sending : texts.submit}
      </Button>
      <FormFailure text={failure} />
    </form>
  )
}
