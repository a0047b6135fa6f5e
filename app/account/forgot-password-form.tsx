import { href, Link, useLocation, useNavigate } from 'react-router'
import { otpDigits } from '../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLazyForm } from '../../ui/use-lazy-form.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { sendCode } from './one-time-code.ts'
import type { ResetState } from './reset-state.ts'

const loadControl = async () => (await import('./forgot-password-validation.ts')).addressControl()

/** Asking for a code; it leads to /otp, which knows where the code went. */
export function ForgotPasswordForm() {
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { form, field, isSending, failure } = useLazyForm<{ email: string }>({
    load: loadControl,
    send: async ({ email }) => {
      const refusal = await sendCode(email)
      if (refusal) return refusal
      const state: ResetState = { ...returnHere(location), email }
      await navigate(href('/otp'), { state })
    },
  })

  return (
    <form method="post" {...form} aria-label="Forgot password" className="grid gap-5">
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
