import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useLazyForm } from '../../ui/use-lazy-form.ts'
import { wordsOfLimit } from '../account/server-words.ts'
import { api } from '../api/browser.ts'

type SendCodeFormProps = {
  /** The account's own: no other gets a code here. */
  email: string
  onSent: (email: string) => void
  onCancel: () => void
}

const loadControl = async () =>
  (await import('../account/forgot-password-validation.ts')).addressControl()

/** The first step to a new password: where the code goes. */
export function SendCodeForm({ email, onSent, onCancel }: SendCodeFormProps) {
  const { form, field, isSending, failure } = useLazyForm<{ email: string }>({
    load: loadControl,
    send: async (values) => {
      const refusal = await sendCode(values.email)
      if (refusal) return refusal
      toast.success(messages.profile.otpSent)
      onSent(values.email)
    },
  })

  return (
    <form
      method="post"
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
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending...' : 'Send OTP'}
        </Button>
        <Button variant="link" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}

/** Answers why it failed, if it did. */
async function sendCode(email: string): Promise<string | undefined> {
  try {
    const { status } = await api('POST /user/send', { query: { email } })
    return status === 201 ? undefined : messages.otp.notSent
  } catch (error) {
    return wordsOfLimit(error) ?? messages.otp.notSent
  }
}
