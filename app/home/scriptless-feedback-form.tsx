import { feedbackLimits } from '../../domain/limits.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormSuccess } from '../../ui/form-success.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { usePostedForm } from '../forms/posted-form.tsx'
import { usePostableForm } from '../forms/use-postable-form.tsx'
import { scriptlessFeedback } from './scriptless-feedback.ts'

/** The feedback form without script. It is always open, because there is no script to open it. */
export function ScriptlessFeedbackForm() {
  const texts = useTexts(feedbackTexts)
  const { labels } = useTexts(fieldTexts)
  const wasPosted = usePostedForm(scriptlessFeedback.name)?.isSent
  const { form, nameField, field, failure } = usePostableForm(scriptlessFeedback)
  return (
    <form
      {...form}
      aria-labelledby="feedback-form-title"
      className="mt-6 ml-auto grid max-w-150 gap-5 rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      {nameField}
      <h3 id="feedback-form-title">{texts.formTitle}</h3>
      <TextField
        label={labels.name}
        autoComplete="name"
        maxLength={feedbackLimits.nameCharacters}
        {...field('name')}
      />
      <RatingField label={texts.rating} {...field('feedbackCount')} />
      <TextArea label={labels.message} rows={3} {...field('message')} />
      <fieldset className="grid gap-5">
        <legend className="mb-5">{texts.loginFirst}</legend>
        <TextField label={labels.email} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
      </fieldset>
      <Button type="submit">{texts.submit}</Button>
      <FormSuccess text={wasPosted ? texts.given : undefined} />
      <FormFailure text={failure} />
    </form>
  )
}
