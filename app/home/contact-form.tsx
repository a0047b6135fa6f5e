import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import type { Input } from '../../contract/index.ts'
import { contactBannerMs } from '../../domain/limits.ts'
import { contactTexts } from '../../domain/texts/en/contact.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { api } from '../api/browser.ts'

export function ContactForm() {
  const banner = useBanner()
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/contact/contact-form.ts')).contactForm,
    onEdit: 'forget fault',
    resets: true,
    send: async (message) => {
      const failed = await sendMessage(message)
      if (!failed) banner.show()
      return failed
    },
  })

  return (
    <form
      {...form}
      aria-labelledby="contact-form-title"
      className="grid gap-5 rounded-reed border border-husk-200 bg-white p-4 md:p-7 noscript:hidden"
    >
      <h3 id="contact-form-title">{contactTexts.title}</h3>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" autoComplete="name" placeholder="Your name" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@example.lk"
          {...field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="tel"
          placeholder="+94 77 123 4567"
          {...field('contact')}
          className="md:col-span-2"
        />
        <TextArea
          label="Message"
          placeholder="How can we help?"
          {...field('message')}
          className="md:col-span-2"
        />
      </div>
      <Button type="submit" busy={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
      <div role="status" className="empty:hidden">
        {banner.isShown && (
          <p className="flex items-center gap-3 rounded-reed bg-success px-4 py-3 font-semibold text-white">
            <CircleCheck size={24} aria-hidden className="flex-none" />
            {contactTexts.sent}
          </p>
        )}
      </div>
      <FormFailure text={failure} />
    </form>
  )
}

/** Returns why it failed, if it did. */
async function sendMessage(
  message: Input<'POST /dashboard/get-in-touch'>['body'],
): Promise<string | undefined> {
  try {
    const { status } = await api('POST /dashboard/get-in-touch', { body: message })
    return status === 200 ? undefined : contactTexts.failed
  } catch {
    // The catalogue has one text for every refusal and fault of this call.
    return contactTexts.failed
  }
}

/** Shown for 3 s from each time it is called. */
function useBanner() {
  const [calls, setCalls] = useState(0)
  const [isShown, setShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call starts the 3 s again
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), contactBannerMs)
    return () => clearTimeout(timer)
  }, [isShown, calls])
  return {
    isShown,
    show: () => {
      setShown(true)
      setCalls((before) => before + 1)
    },
  }
}
