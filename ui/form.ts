import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checked, type Fields, type FormRules, fieldsOf } from './form-rules.ts'
import { useSending } from './use-sending.ts'

/** Why a form was refused: messages beside the fields concerned, and perhaps one under the form. */
export type FormRefusal = { failure?: string; faults: Fields }

export type FormOptions<Values> = {
  /** Loads the rules when the form is first focused, so that pages contain no rules of forms that are not used. */
  rules: () => Promise<FormRules<Values>>
  /** Sends the parsed values; returns why it failed, if it did. */
  send: (values: Values) => Promise<string | FormRefusal | undefined>
  /** What an edit does to the messages that submitting has produced. */
  onEdit?: 'check again' | 'forget fault' | undefined
  /** Told what is in the form after each edit. */
  onType?: ((typed: Fields) => void) | undefined
  /** Whether the form is emptied after it was sent. */
  resets?: boolean
  /** What was typed before, or the outcome of an earlier attempt, with which the form starts. */
  earlier?: { typed?: Fields; faults?: Fields; failure?: string | undefined } | undefined
}

/**
 * A form of native, uncontrolled fields: they work before hydration, and what was typed until then stays.
 * The rules are checked when the form is submitted, and from then on at each edit.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { rules, send, onEdit = 'check again', onType, resets = false } = options
  const [earlier, setEarlier] = useState(options.earlier)
  const [faults, setFaults] = useState(earlier?.faults ?? noFaults)
  /** What only the server could know. It stands until its field is edited. */
  const [refused, setRefused] = useState(noFaults)
  const { isSending, failure, run, clearFailure } = useSending(earlier?.failure)
  const loaded = useRef<FormRules<Values>>(undefined)
  const isTried = useRef(Boolean(earlier?.faults || earlier?.failure))

  const load = async () => {
    loaded.current ??= await rules()
    return loaded.current
  }

  /** Headings and messages in the form can have the focus too; only a focused control means that somebody fills it in. */
  const prepare = ({ target }: FocusEvent) => {
    if (!target.matches('input, textarea, button')) return
    load().catch(() => {
      // The connection failed; the next focus or submit tries again.
    })
  }

  const edit = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    clearFailure()
    onType?.(typedInto(currentTarget))
    setRefused(without(target.name))
    if (onEdit === 'forget fault') {
      setFaults(without(target.name))
    } else if (isTried.current && loaded.current) {
      setFaults(faultsOf(checked(loaded.current, typedInto(currentTarget))))
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(async () => {
      const result = checked(await load(), typedInto(form))
      isTried.current = true
      // Rendered now, so that the field has its message when it gets the focus.
      flushSync(() => {
        setFaults(faultsOf(result))
        setRefused(noFaults)
      })
      if ('faults' in result) return focusFirst(form, result.faults)
      const refusal = await send(result.values)
      if (typeof refusal === 'object') {
        flushSync(() => setRefused(refusal.faults))
        if (!refusal.failure) focusFirst(form, refusal.faults)
        return refusal.failure
      }
      if (refusal === undefined && resets) reset(form)
      return refusal
    })
  }

  const reset = (form: HTMLFormElement) => {
    // The reset must not bring back what was typed in an earlier attempt.
    flushSync(() => setEarlier(undefined))
    isTried.current = false
    form.reset()
  }

  return {
    isSending,
    /** Why the last attempt failed. */
    failure,
    clearFailure,
    /** For the form element. Its method is POST, so that browsers never put what was typed into the URL. */
    form: {
      method: 'post',
      noValidate: true,
      onFocus: prepare,
      onChange: edit,
      onSubmit: submit,
    } as const,
    /** Props of the field with this name. */
    field: (name: keyof Values & string) => ({
      name,
      error: faults[name] ?? refused[name],
      // What is typed now would not be sent, and be gone with the form.
      readOnly: isSending,
      ...(earlier?.typed?.[name] && { defaultValue: earlier.typed[name] }),
      // On the response to a form posted without script nothing else moves the focus there.
      ...(Object.keys(earlier?.faults ?? noFaults)[0] === name && { autoFocus: true }),
    }),
  }
}

const noFaults: Fields = {}

function without(name: string) {
  return ({ [name]: _, ...others }: Fields): Fields => others
}

function faultsOf(result: { faults: Fields } | { values: unknown }): Fields {
  return 'faults' in result ? result.faults : noFaults
}

function typedInto(form: HTMLFormElement): Fields {
  return fieldsOf(new FormData(form))
}

function focusFirst(form: HTMLFormElement, faults: Fields): undefined {
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    if (!name || !(name in faults)) continue
    if (control instanceof HTMLElement) control.focus()
    return
  }
}
