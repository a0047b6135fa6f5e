import { href, Link, useLocation, useNavigate } from 'react-router'
import { otpDigits } from '../../domain/limits.ts'
import { otpTexts } from '../../domain/texts/en/account.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { sendCode } from './one-time-code.ts'
import type { ResetState } from './reset-state.ts'
import { serverWords } from './server-words.ts'

/** Asking for a code; it leads to /otp, which knows where the code went. */
export function ForgotPasswordForm() {
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/password-forms.ts')).forgotPasswordForm,
    send: async ({ email }) => {
      const failure = await sendCode(email, (error) => serverWords(error) ?? otpTexts.sendFailed)
      if (failure) return failure
      const state: ResetState = { ...returnHere(location), email }
      await navigate(href('/otp'), { state })
    },
  })

  return (
    <form {...form} aria-label="Forgot password" className="grid gap-5">
      <p>We mail you a code of {otpDigits.guest} digits. With it you can choose a new password.</p>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" wide busy={isSending} disabled={status === 'loading'}>
        {isSending ? 'Sending...' : 'Send OTP'}
      </Button>
      <FormFailure text={failure} />
      <p>
        Remembered it?{' '}
        <Link to={href('/login')} state={returnHere(location)} className="text-link">
          Sign In
        </Link>
      </p>
    </form>
  )
}
