import { otpTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { sendCode } from '../account/one-time-code.ts'
import { limitMessage } from '../api/server-message.ts'

type SendCodeFormProps = {
  /** The account's own email address: codes are sent to no other here. */
  email: string
  onSent: (email: string) => void
  onCancel: () => void
}

/** Step 1 of a new password: sending the code. */
export function SendCodeForm({ email, onSent, onCancel }: SendCodeFormProps) {
  const texts = useTexts(profileTexts)
  const otp = useTexts(otpTexts)
  const fields = useTexts(fieldTexts)
  const { sending, cancel } = useTexts(controlTexts)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/password-forms.ts')).forgotPasswordForm(fields),
    send: async (typed) => {
      const failure = await sendCode(typed.email, {
        texts: otp,
        messageFor: (error) => limitMessage(error) ?? otp.notSent,
      })
      if (failure) return failure
      toast.success(texts.otpSent)
      onSent(typed.email)
    },
  })

  return (
    <form ref={focusFirstField} {...form} aria-label={texts.passwordStep(1)} className="grid gap-5">
      <TextField
        label={fields.labels.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint={texts.codeGoesTo}
        {...field('email')}
      />
      <FormFooter submit={otp.send} sending={sending} isSending={isSending} failure={failure}>
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}
