import { useState } from 'react'
import type { User } from '../../contract/index.ts'
import { otpMinutes } from '../../domain/limits.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { minuteMs } from '../../domain/time.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { keepTyped, typedBefore } from '../forms/typed.ts'
import { Panel } from './panel.tsx'
import { SendCodeForm } from './send-code-form.tsx'
import { UpdatePasswordForm } from './update-password-form.tsx'
import { VerifyCodeForm } from './verify-code-form.tsx'

type Step =
  | { at: 'start'; isReturn: boolean }
  | { at: 'email' }
  | { at: 'code'; email: string; notice?: string }
  | { at: 'password'; email: string; otp: string }

type SentCode = { email: string; sentAt: number }

/**
 * Changes the password in steps: a code is mailed and checked first. Cancelling any step starts from the beginning.
 * The tab keeps that a code was sent: on the way back from the mail a phone may load the page again.
 */
export function PasswordCard({ user }: { user: User }) {
  const texts = useTexts(profileTexts)
  const sentAs = `code for the password of customer ${user.id}`
  const [step, setStep] = useState<Step>(() => firstStep(typedBefore<SentCode>(sentAs)))
  const onSent = (email: string) => {
    keepTyped(sentAs, { email, sentAt: Date.now() } satisfies SentCode)
    setStep({ at: 'code', email })
  }
  const reset = () => {
    keepTyped(sentAs, undefined)
    setStep({ at: 'start', isReturn: true })
  }

  return (
    <Panel title={texts.password}>
      {step.at === 'start' && (
        <div className="grid gap-5">
          <p>{texts.passwordIntroduction}</p>
          <div>
            <Button
              variant="outline"
              // The focused button of the last change is gone, so this one takes the focus.
              ref={step.isReturn ? focus : undefined}
              onClick={() => setStep({ at: 'email' })}
            >
              {texts.changePassword}
            </Button>
          </div>
        </div>
      )}
      {step.at === 'email' && <SendCodeForm email={user.email} onSent={onSent} onCancel={reset} />}
      {step.at === 'code' && (
        <VerifyCodeForm
          email={step.email}
          notice={step.notice}
          onVerified={(otp) => setStep({ at: 'password', email: step.email, otp })}
          onCancel={reset}
        />
      )}
      {step.at === 'password' && (
        <UpdatePasswordForm
          email={step.email}
          otp={step.otp}
          onUpdated={reset}
          onUnverified={() => setStep({ at: 'code', email: step.email, notice: texts.verifyFirst })}
          onCancel={reset}
        />
      )}
    </Panel>
  )
}

function firstStep(sent: SentCode | undefined): Step {
  const isGood = sent !== undefined && Date.now() < sent.sentAt + otpMinutes * minuteMs
  return isGood ? { at: 'code', email: sent.email } : { at: 'start', isReturn: false }
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
