import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checked, type Fields, type FormRules, fieldsOf } from './form-rules.ts'
import { useSending } from './use-sending.ts'

/** Why a form was refused: under the form, and beside the fields that are to blame. */
export type FormRefusal = { failure: string; faults: Fields }

export type FormOptions<Values> = {
  /** Loads the rules when the form is first touched, so that pages carry none for forms that nobody fills in. */
  rules: () => Promise<FormRules<Values>>
  /** Sends what passed the rules; returns why it failed, if it did. */
  send: (values: Values) => Promise<string | FormRefusal | undefined>
  /** What editing does to the faults that sending has found. */
  onEdit?: 'check again' | 'forget fault' | undefined
  /** Empties the form when it was sent. */
  resets?: boolean
  /** How an earlier try ended, which the form starts with. */
  earlier?: { typed?: Fields; faults?: Fields; failure?: string | undefined } | undefined
}

/**
 * A form over native fields, which keep their own state: they work before their script has come, and
 * what was typed until then stays. Rules are asked when the form is sent, then at each edit.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { rules, send, onEdit = 'check again', resets = false } = options
  const [earlier, setEarlier] = useState(options.earlier)
  const [faults, setFaults] = useState(earlier?.faults ?? noFaults)
  const { isSending, failure, run, clearFailure } = useSending(earlier?.failure)
  const loaded = useRef<FormRules<Values>>(undefined)
  const isTried = useRef(earlier !== undefined)

  const load = async () => {
    loaded.current ??= await rules()
    return loaded.current
  }

  /** Words in the form that take the focus are read; only its controls are the beginning of filling it in. */
  const prepare = ({ target }: FocusEvent) => {
    if (!target.matches('input, textarea, button')) return
    load().catch(() => {
      // The line was down; touching the form again or sending it makes the next attempt.
    })
  }

  const edit = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (onEdit === 'forget fault') {
      setFaults(({ [target.name]: _, ...others }) => others)
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
      // At once, so that the field that is focused has its message already.
      flushSync(() => setFaults(faultsOf(result)))
      if ('faults' in result) return focusFirst(form, result.faults)
      const refused = await send(result.values)
      if (typeof refused === 'object') {
        setFaults(refused.faults)
        return refused.failure
      }
      if (refused === undefined && resets) reset(form)
      return refused
    })
  }

  const reset = (form: HTMLFormElement) => {
    // What an earlier try had typed must not come back with the reset.
    flushSync(() => setEarlier(undefined))
    isTried.current = false
    form.reset()
  }

  return {
    isSending,
    /** Why the last sending failed, in the server's words or ours. */
    failure,
    clearFailure,
    /** For the form element; a post, so that no browser ever puts what was typed into the address. */
    form: {
      method: 'post',
      noValidate: true,
      onFocus: prepare,
      onChange: edit,
      onSubmit: submit,
    } as const,
    /** For each field, by its name. */
    field: (name: keyof Values & string) => ({
      name,
      error: faults[name],
      ...(earlier?.typed?.[name] && { defaultValue: earlier.typed[name] }),
      // On a page that was answered without script nothing else takes the reader there.
      ...(Object.keys(earlier?.faults ?? noFaults)[0] === name && { autoFocus: true }),
    }),
  }
}

const noFaults: Fields = {}

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
