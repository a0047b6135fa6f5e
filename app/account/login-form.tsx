import { href, Link, useLocation } from 'react-router'
import { sessionTexts } from '../../domain/texts/en/account.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { returnHere } from '../shell/return-path.ts'
import { type Session, useSession } from '../shell/session.tsx'
import { loginFailure } from './login-failure.ts'

type Credentials = { email: string; password: string }

/** Signing in; the guest-only page around it leads on as soon as the session has begun. */
export function LoginForm() {
  const session = useSession()
  const location = useLocation()
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).loginForm,
    send: (credentials) => logIn(credentials, session),
  })

  return (
    <form {...form} aria-label="Sign in" className="grid gap-5">
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <p>
        <Link to={href('/forgot-password')} state={returnHere(location)} className="text-link">
          Forgot password?
        </Link>
      </p>
      <Button type="submit" wide busy={isSending} disabled={session.status === 'loading'}>
        {isSending ? 'Signing In...' : 'Sign In'}
      </Button>
      <FormFailure text={failure} />
      <p>
        New here?{' '}
        <Link to={href('/signup')} state={returnHere(location)} className="text-link">
          Sign Up
        </Link>
      </p>
    </form>
  )
}

/** Returns why it failed, if it did. */
async function logIn(credentials: Credentials, session: Session): Promise<string | undefined> {
  let token: string
  try {
    const { body } = await api('POST /user/login', { body: credentials })
    if ('continueAt' in body) {
      window.location.assign(body.continueAt)
      return undefined
    }
    token = body.token
  } catch (error) {
    return loginFailure(error)
  }
  if (!token) return sessionTexts.loginFailed
  try {
    await session.login(token)
  } catch {
    return sessionTexts.loginFailed
  }
  toast.success(sessionTexts.loggedIn)
}
