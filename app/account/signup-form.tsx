import { href, Link, useLocation, useNavigate } from 'react-router'
import type { Input } from '../../contract/index.ts'
import { sessionTexts } from '../../domain/texts/en/account.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { serverWords } from './server-words.ts'

/** Opening an account; it leads to /login, which still knows where the customer came from. */
export function SignupForm() {
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).signupForm,
    send: async ({ confirmPassword: _, ...registration }) => {
      const refusal = await register(registration)
      if (refusal) return refusal
      toast.success(sessionTexts.registered)
      await navigate(href('/login'), { state: returnHere(location) })
    },
  })

  return (
    <form {...form} aria-label="Sign up" className="grid gap-5">
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField label="NIC" autoComplete="off" autoCapitalize="characters" {...field('nic')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('telephone')} />
      <Button type="submit" wide busy={isSending} disabled={status === 'loading'}>
        {isSending ? 'Signing Up...' : 'Sign Up'}
      </Button>
      <FormFailure text={failure} />
      <p>
        Already a customer?{' '}
        <Link to={href('/login')} state={returnHere(location)} className="text-link">
          Sign In
        </Link>
      </p>
    </form>
  )
}

/** Returns why it failed, if it did. */
async function register(registration: Omit<Input<'POST /user/register'>['body'], 'role'>) {
  try {
    const { status } = await api('POST /user/register', { body: { ...registration, role: 'USER' } })
    return status === 201 ? undefined : sessionTexts.registrationFailed
  } catch (error) {
    return serverWords(error) ?? sessionTexts.registrationFailed
  }
}
