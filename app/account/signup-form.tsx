import { type RefObject, useRef } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { isUnanswered } from '../../contract/client.ts'
import type { Input } from '../../contract/index.ts'
import { loginPasswordLength } from '../../domain/limits.ts'
import { accountTexts, sessionTexts } from '../../domain/texts/en/account.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { easyPassword, takenEmail } from './account-refusals.ts'
import { isOwnAccount } from './own-account.ts'
import type { LoginState } from './reset-state.ts'

/** Opens an account and leads to /login, which still knows the page to return to. */
export function SignupForm() {
  const texts = useTexts(accountTexts).signup
  const outcomes = useTexts(sessionTexts)
  const fields = useTexts(fieldTexts)
  const { signIn } = useTexts(shellTexts)
  const { labels } = fields
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  /** The address for which an account may have been opened by an attempt whose answer was lost. */
  const unanswered = useRef<string>(undefined)
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).signupForm(fields),
    send: async ({ confirmPassword: _, ...registration }) => {
      const refusal = await register(registration, { texts: outcomes, unanswered })
      if (refusal) return refusal
      toast.success(outcomes.registered)
      const state: LoginState = { ...returnHere(location), email: registration.email }
      await navigate(href('/login'), { state })
    },
  })

  return (
    <form {...form} aria-label={texts.form} className="grid gap-5">
      <TextField label={labels.fullName} autoComplete="name" {...field('name')} />
      <TextField label={labels.email} type="email" autoComplete="username" {...field('email')} />
      <TextField
        label={labels.nic}
        autoComplete="off"
        autoCapitalize="characters"
        {...field('nic')}
      />
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={texts.passwordHint(loginPasswordLength)}
        {...field('password')}
      />
      <PasswordField
        label={labels.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <TextField label={labels.phone} type="tel" autoComplete="tel" {...field('telephone')} />
      <Button type="submit" wide busy={isSending} disabled={status === 'loading'}>
        {isSending ? texts.submitting : texts.submit}
      </Button>
      <FormFailure text={failure} />
      <p>
        {texts.isCustomer}{' '}
        <Link to={href('/login')} state={returnHere(location)} className="text-link">
          {signIn}
        </Link>
      </p>
    </form>
  )
}

type Registration = Omit<Input<'POST /user/register'>['body'], 'role'>
type Attempt = { texts: Texts['sessionTexts']; unanswered: RefObject<string | undefined> }

/** Returns why it failed, if it did. */
async function register(registration: Registration, { texts, unanswered }: Attempt) {
  try {
    const { status } = await api('POST /user/register', { body: { ...registration, role: 'USER' } })
    return status === 201 ? undefined : texts.registrationFailed
  } catch (error) {
    if (isUnanswered(error)) unanswered.current = registration.email
    const taken = takenEmail(error)
    const mayBeOwn = taken && unanswered.current === registration.email
    if (mayBeOwn && (await isOwnAccount(registration))) return undefined
    return taken ?? easyPassword(error) ?? serverMessage(error) ?? texts.registrationFailed
  }
}
