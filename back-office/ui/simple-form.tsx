import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { useChange } from './use-change.ts'

type SimpleFormProps = {
  /** What the form is for, read out by screen readers. */
  label: string
  submit: string
  /** Gets the fields by their names; what it throws is told under the form. */
  send: (fields: Record<string, string>) => Promise<void>
  children?: ReactNode
  danger?: boolean
  /** Empties the form when it was sent. */
  resets?: boolean
  className?: string
}

/**
 * A form whose fields keep their own state. The browser asks for what is required, the server
 * checks everything, and its words appear under the form.
 */
export function SimpleForm(props: SimpleFormProps) {
  const { label, submit, send, children, danger = false, resets = false } = props
  const { isSending, failure, isConflict, change } = useChange()

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields: Record<string, string> = {}
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') fields[name] = value
    }
    void change(async () => {
      await send(fields)
      if (resets) form.reset()
    })
  }

  return (
    <form
      method="post"
      aria-label={label}
      onSubmit={onSubmit}
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
