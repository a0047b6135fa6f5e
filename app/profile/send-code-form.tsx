import { otpTexts } from '../../domain/texts/en/account.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { sendCode } from '../account/one-time-code.ts'
import { wordsOfLimit } from '../account/server-words.ts'

type SendCodeFormProps = {
  /** The account's own: no other gets a code here. */
  email: string
  onSent: (email: string) => void
  onCancel: () => void
}

/** The first step to a new password: where the code goes. */
export function SendCodeForm({ email, onSent, onCancel }: SendCodeFormProps) {
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/password-forms.ts')).forgotPasswordForm,
    send: async (typed) => {
      const failure = await sendCode(
        typed.email,
        (error) => wordsOfLimit(error) ?? otpTexts.notSent,
      )
      if (failure) return failure
      toast.success(profileTexts.otpSent)
      onSent(typed.email)
    },
  })

  return (
    <form
      ref={focusFirstField}
      {...form}
      aria-label="Password change, step 1"
      className="grid gap-5"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint="The code goes to the address of your account."
        {...field('email')}
      />
      <FormFooter submit="Send OTP" sending="Sending..." isSending={isSending} failure={failure}>
        <Button variant="link" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}
