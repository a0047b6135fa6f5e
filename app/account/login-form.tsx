import { href, Link, type Location, useLocation } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { loginPasswordLength } from '../../domain/limits.ts'
import { accountTexts, sessionTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { type FormRefusal, useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { returnHere } from '../shell/return-path.ts'
import { type Session, useSession } from '../shell/session.tsx'
import { continuationOf } from './continuation.ts'
import { type LoginTexts, loginFailure } from './login-failure.ts'
import { resetStateOf } from './reset-state.ts'

type Credentials = { email: string; password: string }

/** Signs the customer in. The guest-only page around it redirects as soon as the session has begun. */
export function LoginForm() {
  const texts = useTexts(accountTexts).login
  const fields = useTexts(fieldTexts)
  const { signUp } = useTexts(shellTexts)
  const outcomes = {
    controlTexts: useTexts(controlTexts),
    fieldTexts: fields,
    sessionTexts: useTexts(sessionTexts),
  }
  const session = useSession()
  const location = useLocation()
  const { email } = resetStateOf(location.state)
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).loginForm(fields),
    send: (credentials) => logIn(credentials, { session, location, texts: outcomes }),
  })

  return (
    <form {...form} aria-label={texts.form} className="grid gap-5">
      {session.hasEnded && (
        <p role="alert" className="rounded-reed bg-turmeric-100 px-4 py-3 text-turmeric-800">
          {outcomes.sessionTexts.ended}
        </p>
      )}
      <TextField
        label={fields.labels.email}
        type="email"
        autoComplete="username"
        defaultValue={session.status === 'loading' ? undefined : email}
        {...field('email')}
      />
      <PasswordField
        label={fields.labels.password}
        autoComplete="current-password"
        {...field('password')}
      />
      <p>
        <Link to={href('/forgot-password')} state={returnHere(location)} className="text-link">
          {texts.forgotPassword}
        </Link>
      </p>
      <Button type="submit" wide busy={isSending} disabled={session.status === 'loading'}>
        {isSending ? texts.submitting : texts.submit}
      </Button>
      <FormFailure text={failure} />
      <p>
        {texts.newHere}{' '}
        <Link to={href('/signup')} state={returnHere(location)} className="text-link">
          {signUp}
        </Link>
      </p>
    </form>
  )
}

type LoginPage = {
  session: Session
  location: Location
  texts: LoginTexts & Pick<Texts, 'fieldTexts'>
}

/** Returns why it failed, if it did. */
async function logIn(
  credentials: Credentials,
  { session, location, texts }: LoginPage,
): Promise<string | FormRefusal | undefined> {
  const { loginFailed, loggedIn } = texts.sessionTexts
  let token: string
  try {
    const { body } = await api('POST /user/login', { body: credentials })
    if ('continueAt' in body) {
      window.location.assign(continuationOf(body.continueAt, location))
      return undefined
    }
    token = body.token
  } catch (error) {
    const isWrong = error instanceof ApiError && error.code === 'wrongCredentials'
    if (isWrong && credentials.password.length < loginPasswordLength) {
      const { passwordTooShort } = texts.fieldTexts
      return { faults: { password: passwordTooShort(loginPasswordLength) } }
    }
    return loginFailure(error, texts)
  }
  if (!token) return loginFailed
  try {
    await session.login(token)
  } catch {
    return loginFailed
  }
  toast.success(loggedIn)
}
