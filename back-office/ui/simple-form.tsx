import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../app/ui/button.tsx'
import { FormFailure } from '../../app/ui/form-failure.tsx'
import { useSending } from '../../app/ui/use-sending.ts'
import { failureOf } from '../api/back-office-api.ts'

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
  const { isSending, failure, run } = useSending()

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields: Record<string, string> = {}
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') fields[name] = value
    }
    void run(async () => {
      try {
        await send(fields)
        if (resets) form.reset()
        return undefined
      } catch (error) {
        return failureOf(error)
      }
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
      <FormFailure text={failure} />
    </form>
  )
}
