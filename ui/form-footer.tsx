import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormFailure } from './form-failure.tsx'

type FormFooterProps = {
  submit: string
  /** What the button says while the form is sent. */
  sending: string
  isSending: boolean
  /** Why the last sending failed. */
  failure: string | undefined
  /** Buttons beside it. */
  children?: ReactNode
}

/** The foot of a form: what sends it, other ways on, and why sending failed. */
export function FormFooter({ submit, sending, isSending, failure, children }: FormFooterProps) {
  return (
    <>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" busy={isSending}>
          {isSending ? sending : submit}
        </Button>
        {children}
      </div>
      <FormFailure text={failure} />
    </>
  )
}
