import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { firstStepsTexts } from '../../domain/texts/en/back-office/first-steps.ts'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type Outcome = BackOfficeAnswer<'POST /admin/test-mails'>

/** Tries the mail server while the operator waits, and repeats what it says. */
export function TestMail() {
  const texts = useOfficeTexts(firstStepsTexts).steps.mail
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <May right="settings.change">
      <ChangeForm
        label={texts.test}
        submit={texts.test}
        send={async () => {
          setOutcome(undefined)
          setOutcome((await api('POST /admin/test-mails', {})).body)
        }}
      >
        <p role="status" className="wrap-anywhere">
          {outcome && inWords(outcome, texts)}
        </p>
      </ChangeForm>
    </May>
  )
}

type Texts = (typeof firstStepsTexts)['steps']['mail']

function inWords({ isSent, isReal, fault }: Outcome, texts: Texts): string {
  if (!isSent) return texts.failed(fault ?? '')
  return isReal ? texts.sent : texts.written
}
