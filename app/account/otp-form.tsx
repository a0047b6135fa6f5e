import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useRef, useState } from 'react'
import { href, Link, Navigate, useLocation, useNavigate } from 'react-router'
import { otpDigits } from '../../domain/limits.ts'
import { accountTexts, otpTexts } from '../../domain/texts/en/account.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { noRules } from '../../ui/form-rules.ts'
import { useTexts } from '../../ui/texts.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { validateCode } from './one-time-code.ts'
import { OtpBoxes, type OtpBoxesHandle } from './otp-boxes.tsx'
import { type Digits, noDigits } from './otp-digits.ts'
import { type ResetState, resetStateOf } from './reset-state.ts'
import { useResend } from './use-resend.ts'

/** Asks for the code from the mail; the right one leads to /new-password. */
export function OtpForm() {
  const texts = useTexts(accountTexts).otp
  const codes = useTexts(otpTexts)
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  // The server does not know the navigation state, so the first render in the browser must not use it either.
  const { email } = status === 'loading' ? {} : resetStateOf(location.state)
  const boxes = useRef<OtpBoxesHandle>(null)
  const [digits, setDigits] = useState(noDigits)
  const { form, isSending, failure, clearFailure } = useForm({
    rules: noRules,
    send: async () => {
      const otp = digits.join('')
      const refused =
        otp.length < otpDigits.guest ? codes.incomplete(otpDigits.guest) : await verify(otp)
      if (refused) boxes.current?.focus(Math.max(0, digits.indexOf('')))
      return refused
    },
  })
  const introId = useId()
  const errorId = useId()
  const resending = useResend(email, () => {
    change(noDigits)
    boxes.current?.focus(0)
  })

  const change = (entered: Digits) => {
    setDigits(entered)
    clearFailure()
  }
  const verify = async (otp: string) => {
    if (!email) return codes.emailMissing
    const refused = await validateCode({ email, otp }, codes)
    if (refused) return refused
    const state: ResetState = { ...returnHere(location), email, otp }
    await navigate(href('/new-password'), { state })
  }

  if (status === 'guest' && !email) {
    return <Navigate to={href('/forgot-password')} state={returnHere(location)} replace />
  }
  return (
    <form {...form} className="grid gap-5">
      <p id={introId} className="text-lead wrap-anywhere">
        {codes.sentTo(otpDigits.guest, email ?? texts.yourEmail)}
      </p>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{codes.code}</legend>
        <OtpBoxes
          ref={boxes}
          digits={digits}
          onChange={change}
          isInvalid={Boolean(failure)}
          describedBy={failure ? errorId : introId}
        />
        <div role="alert">
          {failure && (
            <p id={errorId} className="flex items-start gap-1.5 text-small text-chilli-700">
              <CircleAlert size={18} aria-hidden className="mt-px flex-none" />
              {failure}
            </p>
          )}
        </div>
      </fieldset>
      <div className="grid gap-4">
        <Button type="submit" wide busy={isSending} disabled={status === 'loading'}>
          {isSending ? codes.verifying : texts.verify}
        </Button>
        <Button variant="outline" wide disabled={resending.isPending} onClick={resending.resend}>
          {resending.label}
        </Button>
        <FormFailure text={resending.failure} />
      </div>
      <p>
        {texts.wrongAddress}{' '}
        <Link to={href('/forgot-password')} state={returnHere(location)} className="text-link">
          {texts.changeEmail}
        </Link>
      </p>
    </form>
  )
}
