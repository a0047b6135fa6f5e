import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { FormFailure } from './form-failure.tsx'

type FormFooterProps = Pick<ButtonLook, 'variant'> & {
  submit: string
  /** The button's text while the form is being sent. */
  sending: string
  isSending: boolean
  /** Why the last sending failed. */
  failure: string | undefined
  /** Further buttons beside it. */
  children?: ReactNode
}

/** The end of a form: the submit button, other buttons, and why sending failed. */
export function FormFooter(props: FormFooterProps) {
  const { submit, sending, variant, isSending, failure, children } = props
  return (
    <>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" variant={variant} busy={isSending}>
          {isSending ? sending : submit}
        </Button>
        {children}
      </div>
      <FormFailure text={failure} />
    </>
  )
}
