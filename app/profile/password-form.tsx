import type { ReactNode } from 'react'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { wrongPassword } from '../account/account-refusals.ts'
import { limitMessage } from '../api/server-message.ts'

type PasswordFormProps = {
  /** The form's name. */
  label: string
  /** The label of the password's field. */
  password: string
  hint?: string
  submit: string
  sending: string
  isDangerous?: boolean
  /** What to say when it did not work for another reason than the password. */
  failed: string
  send: (body: { password: string }) => Promise<void>
  onSent: () => void | Promise<void>
  onCancel: () => void
  /** What is going to happen. */
  children: ReactNode
}

/** Asks for the password before something that nobody else may do. */
export function PasswordForm({ children, ...props }: PasswordFormProps) {
  const { label, password, hint, submit, sending, failed, send, onSent, onCancel } = props
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/passkey-forms.ts')).passwordForm(fields),
    send: async (body) => {
      try {
        await send(body)
      } catch (error) {
        return wrongPassword(error) ?? limitMessage(error) ?? failed
      }
      await onSent()
    },
  })
  return (
    <form ref={focusFirstField} {...form} aria-label={label} className="grid gap-5">
      {children}
      <PasswordField label={password} hint={hint} {...field('password')} />
      <FormFooter
        submit={submit}
        sending={sending}
        variant={props.isDangerous ? 'danger' : undefined}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}
