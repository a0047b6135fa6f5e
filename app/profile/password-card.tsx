import { useState } from 'react'
import type { User } from '../../contract/index.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Panel } from './panel.tsx'
import { SendCodeForm } from './send-code-form.tsx'
import { UpdatePasswordForm } from './update-password-form.tsx'
import { VerifyCodeForm } from './verify-code-form.tsx'

type Step =
  | { at: 'start'; isReturn: boolean }
  | { at: 'email' }
  | { at: 'code'; email: string; notice?: string }
  | { at: 'password'; email: string; otp: string }

/** Changes the password in steps: a code is mailed and checked first. Cancelling any step starts from the beginning. */
export function PasswordCard({ user }: { user: User }) {
  const texts = useTexts(profileTexts)
  const [step, setStep] = useState<Step>({ at: 'start', isReturn: false })
  const reset = () => setStep({ at: 'start', isReturn: true })

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
      {step.at === 'email' && (
        <SendCodeForm
          email={user.email}
          onSent={(email) => setStep({ at: 'code', email })}
          onCancel={reset}
        />
      )}
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

const focus = (button: HTMLButtonElement | null) => button?.focus()
