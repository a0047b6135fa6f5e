import { type RefObject, useEffect, useRef, useState } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { ApiError, isUnanswered } from '../../contract/client.ts'
import { plainAnswers } from '../../contract/plain-answers.ts'
import { loginPasswordLength, redirectAfterResetMs } from '../../domain/limits.ts'
import { accountTexts, resetTexts } from '../../domain/texts/en/account.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { type FormRefusal, useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { easyPassword } from './account-refusals.ts'
import { isOwnAccount } from './own-account.ts'
import { resetStateOf } from './reset-state.ts'
import { UsernameForManagers } from './username-for-managers.tsx'

/** Sets a new password with the code that /otp has checked, or with the link from the mail, and leads to /login. */
export function NewPasswordForm() {
  const texts = useTexts(accountTexts).newPassword
  const outcomes = useTexts(resetTexts)
  const fields = useTexts(fieldTexts)
  const { status } = useSession()
  const location = useLocation()
  const { email, otp, link } = resetStateOf(location.state)
  const proof = link ? { link } : email && otp ? { email, otp } : undefined
  const isExpired = status !== 'loading' && !proof && !location.hash
  const [isChanged, setChanged] = useState(false)
  /** Whether an attempt may have changed the password: its answer was lost. */
  const wasUnanswered = useRef(false)
  useRedirectToLogin(isChanged)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/password-forms.ts')).newPasswordForm(fields),
    send: async ({ password }) => {
      if (!proof) return outcomes.sessionExpired
      const refusal = await resetPassword(
        { ...proof, password },
        { texts: outcomes, wasUnanswered },
      )
      if (refusal) return refusal
      toast.success(outcomes.changedRedirecting)
      setChanged(true)
    },
  })
  // Hidden while sending, so that a screen reader announces the same message again afterwards.
  const lack = isExpired && !isSending ? outcomes.sessionExpired : undefined

  return (
    <form {...form} aria-label={texts.form} className="grid gap-5">
      <FormFailure text={failure ?? lack} />
      <UsernameForManagers email={status === 'loading' ? undefined : email} />
      <PasswordField
        label={fields.labels.newPassword}
        autoComplete="new-password"
        hint={outcomes.passwordHint(loginPasswordLength)}
        {...field('password')}
      />
      <PasswordField
        label={fields.labels.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" wide busy={isSending || isChanged} disabled={status === 'loading'}>
        {isChanged ? texts.redirecting : isSending ? texts.submitting : texts.submit}
      </Button>
      <p>
        {texts.codeTooOld}{' '}
        <Link to={href('/forgot-password')} state={returnHere(location)} className="text-link">
          {texts.askAgain}
        </Link>
      </p>
    </form>
  )
}

/** Redirects to /login after 2 s, unless the customer has left the page. */
function useRedirectToLogin(isChanged: boolean): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(
      () => navigate(href('/login'), { state: returnHere(location), replace: true }),
      redirectAfterResetMs,
    )
    return () => clearTimeout(timer)
  }, [isChanged, navigate, location])
}

type Proof = { email: string; otp: string } | { link: string }
type Attempt = { texts: Texts['resetTexts']; wasUnanswered: RefObject<boolean> }

/** Returns why it failed, if it did. */
async function resetPassword(
  reset: Proof & { password: string },
  { texts, wasUnanswered }: Attempt,
): Promise<string | FormRefusal | undefined> {
  try {
    const { body } = await ('link' in reset
      ? api('POST /user/reset-by-link', { body: reset })
      : api('POST /user/reset', { body: reset }))
    return body === plainAnswers.passwordIsChanged ? undefined : texts.notChanged
  } catch (error) {
    if (isUnanswered(error)) wasUnanswered.current = true
    const refused = error instanceof ApiError && wasUnanswered.current ? error.code : undefined
    if (refused === 'wrongLink') return texts.perhapsChanged
    if (refused === 'wrongCode' && 'email' in reset && (await isOwnAccount(reset))) return undefined
    return easyPassword(error) ?? serverMessage(error) ?? texts.failed
  }
}
