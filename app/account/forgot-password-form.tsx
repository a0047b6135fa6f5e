import { href, Link, useLocation, useNavigate } from 'react-router'
import { otpDigits } from '../../domain/limits.ts'
import { accountTexts, otpTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { sendCode } from './one-time-code.ts'
import type { ResetState } from './reset-state.ts'

/** Asks for a code by email and leads to /otp, with the email address in the navigation state. */
export function ForgotPasswordForm() {
  const texts = useTexts(accountTexts).forgotPassword
  const otp = useTexts(otpTexts)
  const fields = useTexts(fieldTexts)
  const { sending } = useTexts(controlTexts)
  const { signIn } = useTexts(shellTexts)
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/password-forms.ts')).forgotPasswordForm(fields),
    send: async ({ email }) => {
      const failure = await sendCode(email, {
        texts: otp,
        messageFor: (error) => serverMessage(error) ?? otp.sendFailed,
      })
      if (failure) return failure
      const state: ResetState = { ...returnHere(location), email }
      await navigate(href('/otp'), { state })
    },
  })

  return (
    <form {...form} aria-label={texts.form} className="grid gap-5">
      <p>{texts.introduction(otpDigits.guest)}</p>
      <TextField
        label={fields.labels.email}
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <Button type="submit" wide busy={isSending} disabled={status === 'loading'}>
        {isSending ? sending : otp.send}
      </Button>
      <FormFailure text={failure} />
      <p>
        {texts.isRemembered}{' '}
        <Link to={href('/login')} state={returnHere(location)} className="text-link">
          {signIn}
        </Link>
      </p>
    </form>
  )
}
