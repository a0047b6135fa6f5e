import { use } from 'react'
import { translation } from '#translation'
import { type FormOptions, useForm } from '../../ui/form.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { api } from '../api/browser.ts'
import type { PostableForm } from './postable-form.ts'
import { usePostedForm } from './posted-form.tsx'

type PostableFormOptions<Values> = Pick<FormOptions<Values>, 'onEdit'> & {
  /** Called when the script has sent it. */
  onSent?: () => void
}

/** Sends a form by script, and goes on from where it was posted without. */
export function usePostableForm<Values, FormTexts>(
  { name, rules, send, ...postable }: PostableForm<Values, FormTexts>,
  { onSent, onEdit }: PostableFormOptions<Values> = {},
) {
  const language = use(LanguageContext)
  const texts = postable.texts((english) => translation(english, language))
  const posted = usePostedForm(name)
  const form = useForm({
    rules: () => rules(texts),
    onEdit,
    resets: true,
    earlier: posted?.isSent ? undefined : posted,
    send: async (values) => {
      const failure = await send(values, api, texts)
      if (!failure) onSent?.()
      return failure
    },
  })
  return {
    ...form,
    /** Tells the server which of the page's forms is posted; goes into the form. */
    nameField: <input type="hidden" name="form" value={name} />,
  }
}
