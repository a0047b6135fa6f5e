import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { newsletterTexts } from '../../domain/texts/en/shell.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'

/** The footer's e-mail box. */
export function NewsletterForm() {
  const id = useId()
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/newsletter/newsletter-form.ts')).newsletterForm,
    resets: true,
    send: async ({ email }) => {
      const failed = await subscribe(email)
      if (!failed) toast.success(newsletterTexts.subscribed)
      return failed
    },
  })
  const { error, ...email } = field('email')

  return (
    <form {...form} aria-label="Newsletter" className="noscript:hidden grid gap-2.5">
      <div className="grid gap-2.5 md:grid-cols-[1fr_auto]">
        <input
          type="email"
          autoComplete="email"
          aria-label="Your e-mail address"
          placeholder="Your email"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          {...email}
          className="field-control"
        />
        <Button type="submit" variant="turmeric" busy={isSending}>
          {isSending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-small leading-snug text-chilli-100">
          <CircleAlert size={18} aria-hidden className="mt-px flex-none" />
          {error}
        </p>
      )}
      <FormFailure text={failure} />
    </form>
  )
}

/** Returns why it failed, if it did. */
async function subscribe(email: string): Promise<string | undefined> {
  try {
    await api('POST /newsletter', { body: { email } })
  } catch {
    return newsletterTexts.failed
  }
}
