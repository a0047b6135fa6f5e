import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useRef, useState } from 'react'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormSuccess } from '../../ui/form-success.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { usePostedForm } from '../forms/posted-form.tsx'
import { usePostableForm } from '../forms/use-postable-form.tsx'
import { newsletter } from './newsletter.ts'

/** The footer's e-mail box. */
export function NewsletterForm() {
  const texts = useTexts(footerTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const wasPosted = usePostedForm(newsletter.name)?.isSent
  const [isTriedAgain, setTriedAgain] = useState(false)
  const { form, nameField, field, isSending, failure } = usePostableForm(newsletter, {
    onSent: () => toast.success(texts.subscribed, newsletter.name),
    onFailed: (text) => {
      toast.error(text, newsletter.name)
      // The button, which is disabled while it is sent, has lost the focus.
      input.current?.focus()
    },
  })
  const { error, ...email } = field('email')

  return (
    <form
      {...form}
      onSubmit={(event) => {
        setTriedAgain(true)
        form.onSubmit(event)
      }}
      aria-label={texts.newsletter}
      className="grid gap-2.5"
    >
      {nameField}
      <div className="grid gap-2.5 md:grid-cols-[1fr_auto]">
        <input
          ref={input}
          type="email"
          autoComplete="email"
          aria-label={texts.yourEmail}
          placeholder={texts.emailPlaceholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          {...email}
          className="field-control"
        />
        <Button type="submit" variant="turmeric" busy={isSending}>
          {isSending ? texts.subscribing : texts.subscribe}
        </Button>
      </div>
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-small leading-snug text-chilli-100">
          <CircleAlert size={18} aria-hidden className="mt-px flex-none" />
          {error}
        </p>
      )}
      <FormSuccess text={wasPosted && !isTriedAgain ? texts.subscribed : undefined} />
      <FormFailure text={failure} />
    </form>
  )
}
