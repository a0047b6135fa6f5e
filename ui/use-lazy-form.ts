import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { createFormControl, Path, RegisterOptions } from 'react-hook-form'
import { messages } from '../domain/messages.ts'

export type FormValues = Record<string, string>
export type FormControl<Values extends FormValues> = ReturnType<
  typeof createFormControl<Values, unknown, Values>
>

type LazyForm<Values extends FormValues> = {
  /** Brings the form's library and its rules; called when the form is first touched. */
  load: () => Promise<FormControl<Values>>
  /** Sends what passed the rules; answers why it failed, if it did. */
  send: (values: Values) => Promise<string | undefined>
}

/**
 * A form that works as plain HTML until its validation has arrived. The fields stay the same
 * elements throughout, so nothing that was typed or focused meanwhile is lost.
 */
export function useLazyForm<Values extends FormValues>({ load, send }: LazyForm<Values>) {
  const [control, setControl] = useState<FormControl<Values>>()
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const loading = useRef<Promise<FormControl<Values>>>(undefined)
  const isBusy = useRef(false)

  const loaded = () => {
    loading.current ??= load().then((made) => {
      made.subscribe({
        formState: { errors: true },
        callback: (state) => setErrors(messagesOf<Values>(state.errors)),
      })
      // At once, so that the fields are registered before a waiting submit looks at them.
      flushSync(() => setControl(made))
      return made
    })
    return loading.current
  }

  const prepare = () => {
    loaded().catch(() => {
      // The line was down; touching the form again or sending it makes the next attempt.
      loading.current = undefined
    })
  }

  /** Words in the form that take the focus are read; only its controls are the beginning of filling it in. */
  const prepareOnControl = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target.matches('input, textarea, button')) prepare()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The state's own "sending" comes a moment too late for the second click of a double click.
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const form = await loaded()
      await form.handleSubmit(async (values) => setFailure(await send(values)))()
    } catch {
      // Only the validation's code can be missing: `send` answers its own failures.
      loading.current = undefined
      setFailure(messages.checkout.networkError)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    isSending,
    /** Why the last sending failed, in the server's words or ours. */
    failure,
    /** Empties the form. */
    reset: async () => (await loading.current)?.reset(),
    /** For the form element. */
    form: { noValidate: true, onFocus: prepareOnControl, onSubmit: submit },
    /** For each field, by its name. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...(control ? control.register(name, options) : { name }),
      error: errors[name],
    }),
  }
}

function messagesOf<Values extends FormValues>(errors: unknown) {
  const texts: Partial<Record<keyof Values, string>> = {}
  for (const [name, error] of Object.entries(errors ?? {})) {
    if (typeof error?.message === 'string') texts[name as keyof Values] = error.message
  }
  return texts
}
