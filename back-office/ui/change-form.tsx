import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { type Fields, noRules } from '../../ui/form-rules.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useAttempt } from './use-change.ts'

type ChangeFormProps = {
  /** The name of the form for screen readers. */
  label: string
  submit: string
  /** Receives the fields by name. What it throws is explained below the form. */
  send: (fields: Fields) => Promise<void>
  children?: ReactNode
  danger?: boolean
  /** Empties the form after it was sent. */
  resets?: boolean
  className?: string
}

/**
 * A form that changes something. The browser checks required fields, the server checks everything, and
 * its messages appear below the form.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { label, submit, send, children, danger = false, resets = false } = props
  const { isConflict, attempt } = useAttempt()
  const { form, isSending, failure } = useForm({
    rules: noRules,
    resets,
    send: (fields) => attempt(() => send(fields)),
  })

  return (
    <form
      {...form}
      noValidate={false}
      aria-label={label}
      className={props.className ?? 'grid gap-4'}
    >
      {children}
      <div>
        <Button type="submit" size="small" variant={danger ? 'danger' : 'primary'} busy={isSending}>
          {submit}
        </Button>
      </div>
      <ChangeFailure text={failure} isConflict={isConflict} />
    </form>
  )
}
