import { feedbackLimits } from '../../domain/limits.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormSuccess } from '../../ui/form-success.tsx'
import { RatingField } from '../../ui/rating-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { usePostedForm } from '../forms/posted-form.tsx'
import { usePostableForm } from '../forms/use-postable-form.tsx'
import { scriptlessFeedback } from './scriptless-feedback.ts'

/** Giving feedback without script; it stands open, as nothing could open it. */
export function ScriptlessFeedbackForm() {
  const wasPosted = usePostedForm(scriptlessFeedback.name)?.isSent
  const { form, nameField, field, failure } = usePostableForm(scriptlessFeedback)
  return (
    <form
      {...form}
      aria-labelledby="feedback-form-title"
      className="mt-6 ml-auto grid max-w-150 gap-5 rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      {nameField}
      <h3 id="feedback-form-title">How was it?</h3>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={feedbackLimits.nameCharacters}
        {...field('name')}
      />
      <RatingField label="Rating" {...field('feedbackCount')} />
      <TextArea label="Message" rows={3} {...field('message')} />
      <fieldset className="grid gap-5">
        <legend className="mb-5">{feedbackTexts.loginFirst}</legend>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
      </fieldset>
      <Button type="submit">Submit</Button>
      <FormSuccess text={wasPosted ? feedbackTexts.given : undefined} />
      <FormFailure text={failure} />
    </form>
  )
}
