import { useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { plainAnswers } from '../../contract/plain-answers.ts'
import { otpDigits } from '../../domain/limits.ts'
import { otpTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { noRules } from '../../ui/form-rules.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useResend } from '../account/use-resend.ts'
import { api } from '../api/browser.ts'
import { limitMessage } from '../api/server-message.ts'

type VerifyCodeFormProps = {
  email: string
  /** Why the customer is back at this step. */
  notice?: string | undefined
  onVerified: (otp: string) => void
  onCancel: () => void
}

/** Step 2 of a new password: the code from the mail. */
export function VerifyCodeForm({ email, notice, onVerified, onCancel }: VerifyCodeFormProps) {
  const texts = useTexts(profileTexts)
  const codes = useTexts(otpTexts)
  const { cancel } = useTexts(controlTexts)
  const [otp, setOtp] = useState('')
  const { form, isSending, failure, clearFailure } = useForm({
    rules: noRules,
    earlier: { failure: notice },
    send: async () => {
      const refused = await verify({ email, otp: otp.trim() }, texts)
      if (refused) return refused
      toast.success(texts.otpVerified)
      onVerified(otp.trim())
    },
  })
  const code = useRef<HTMLInputElement>(null)
  const resending = useResend(email, () => {
    setOtp('')
    clearFailure()
    // The button, which waits now, has lost the focus.
    code.current?.focus()
  })

  return (
    <form ref={focusFirstField} {...form} aria-label={texts.passwordStep(2)} className="grid gap-5">
      <p className="wrap-anywhere">{codes.sentTo(otpDigits.customer, email)}</p>
      <TextField
        ref={code}
        label={codes.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={otpDigits.customer}
        placeholder={texts.otpPlaceholder(otpDigits.customer)}
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
      />
      <FormFooter
        submit={texts.verifyOtp}
        sending={codes.verifying}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="outline" disabled={resending.isPending} onClick={resending.resend}>
          {resending.label}
        </Button>
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {cancel}
        </Button>
      </FormFooter>
      <FormFailure text={resending.failure} />
    </form>
  )
}

/** Returns why it failed, if it did. A wrong and a malformed code are refused with the same status. */
async function verify(
  code: { email: string; otp: string },
  texts: Texts['profileTexts'],
): Promise<string | undefined> {
  if (code.otp === '') return texts.otpInvalid
  try {
    const { body } = await api('POST /user/validate', { body: code })
    return body === plainAnswers.codeIsRight ? undefined : texts.otpInvalid
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return texts.otpInvalid
    return limitMessage(error) ?? texts.otpFailed
  }
}
