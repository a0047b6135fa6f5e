import { useEffect, useEffectEvent, useState } from 'react'
import { contactBannerMs } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormSuccess } from '../../ui/form-success.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { usePostedForm } from '../forms/posted-form.tsx'
import { usePerson } from '../forms/use-person.ts'
import { usePostableForm } from '../forms/use-postable-form.tsx'
import { usePersonsTyped } from '../forms/use-typed.ts'
import { contactMessage } from './contact-message.ts'

export function ContactForm() {
  const { id, key } = usePerson()
  return <MessageForm key={key} customer={id} />
}

function MessageForm({ customer }: { customer: number | undefined }) {
  const texts = useTexts(contactTexts)
  const { labels } = useTexts(fieldTexts)
  const { sending } = useTexts(controlTexts)
  const posted = usePostedForm(contactMessage.name)
  const banner = useBanner(posted?.isSent === true)
  const { typed, keep, forget } = usePersonsTyped('message to the shop', customer)
  // Sent or refused before the script, it is what the script would have forgotten or kept.
  const followPost = useEffectEvent(() => {
    if (posted) keep(posted.isSent ? undefined : posted.typed)
  })
  useEffect(() => followPost(), [])
  const { form, nameField, field, isSending, failure } = usePostableForm(contactMessage, {
    typed,
    onEdit: 'forget fault',
    onType: keep,
    onSent: () => {
      forget()
      banner.show()
    },
  })

  return (
    <form
      {...form}
      aria-labelledby="contact-form-title"
      className="grid gap-5 rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      {nameField}
      <h3 id="contact-form-title">{texts.title}</h3>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={labels.name}
          autoComplete="name"
          placeholder={texts.placeholders.name}
          {...field('name')}
        />
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          placeholder={texts.placeholders.email}
          {...field('email')}
        />
        <TextField
          label={labels.phone}
          type="tel"
          optional
          autoComplete="tel"
          placeholder={texts.placeholders.phone}
          {...field('contact')}
          className="md:col-span-2"
        />
        <TextArea
          label={labels.message}
          placeholder={texts.placeholders.message}
          {...field('message')}
          className="md:col-span-2"
        />
      </div>
      <Button type="submit" busy={isSending}>
        {isSending ? sending : texts.submit}
      </Button>
      <FormSuccess text={banner.isShown ? texts.sent : undefined} />
      <FormFailure text={failure} />
    </form>
  )
}

/** A banner that is shown for 3 s after each call of `show`; with `wasCalled` also at first. */
function useBanner(wasCalled: boolean) {
  const [calls, setCalls] = useState(wasCalled ? 1 : 0)
  useEffect(() => {
    if (calls === 0) return
    const timer = setTimeout(() => setCalls(0), contactBannerMs)
    return () => clearTimeout(timer)
  }, [calls])
  return { isShown: calls > 0, show: () => setCalls((before) => before + 1) }
}
