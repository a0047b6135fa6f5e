import { use } from 'react'
import { translation } from '#translation'
import { type FormOptions, useForm } from '../../ui/form.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { api } from '../api/browser.ts'
import type { PostableForm, Translate } from './postable-form.ts'
import { usePostedForm } from './posted-form.tsx'

type PostableFormOptions<Values> = Pick<FormOptions<Values>, 'onEdit' | 'onType'> & {
  /** What was typed before, if the page is not the response to it. */
  typed?: Fields | undefined
  /** Called when the form was sent by script. */
  onSent?: () => void
  /** Called with why sending by script failed, which the form then says nothing about. */
  onFailed?: (failure: string) => void
}

/** Sends a form by script. When it was posted without, it starts with that outcome, otherwise with what was typed before. */
export function usePostableForm<Values>(
  { name, rules, send }: PostableForm<Values>,
  { onSent, onFailed, onEdit, onType, typed }: PostableFormOptions<Values> = {},
) {
  const language = use(LanguageContext)
  const translate: Translate = (english) => translation(english, language)
  const before = usePostedForm(name) ?? (typed && { isSent: false, typed })
  const form = useForm({
    rules: () => rules(translate),
    onEdit,
    onType,
    resets: true,
    earlier: before?.isSent ? undefined : before,
    send: async (values) => {
      const failure = await send(values, { api, translate })
      if (!failure) onSent?.()
      if (!failure || !onFailed) return failure
      onFailed(failure)
      return { faults: {} }
    },
  })
  return {
    ...form,
    /** A hidden input, to be put into the form: it names the form to the server. */
    nameField: <input type="hidden" name="form" value={name} />,
  }
}
