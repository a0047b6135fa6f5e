import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { OfferForm } from './offer.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Sets up the second factor, at the first login. */
export function Enrolment() {
  const { enrolment, recoveryCodes } = useOfficeTexts(sessionTexts)
  const client = useQueryClient()
  const [offer, setOffer] = useState<BackOfficeAnswer<'POST /admin/second-factor'>>()
  const [codes, setCodes] = useState<string[]>()
  const askForSession = () => void client.invalidateQueries(sessionQuery)

  if (codes) {
    return (
      <SignInPage title={recoveryCodes.title}>
        <RecoveryCodes codes={codes} />
        <Button onClick={askForSession}>{recoveryCodes.kept}</Button>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={enrolment.title}>
      {offer ? (
        <OfferForm
          offer={offer}
          confirm={async (body) => {
            const answer = await api('PUT /admin/second-factor/enrolment', { body })
            setCodes(answer.body.recoveryCodes)
          }}
          goOn={askForSession}
        />
      ) : (
        <ChangeForm
          label={enrolment.begin}
          submit={enrolment.begin}
          send={async ({ invitation = '' }) => {
            const answer = await api('POST /admin/second-factor/enrolment', {
              body: { invitation },
            })
            setOffer(answer.body)
          }}
        >
          <p>{enrolment.text}</p>
          <TextField
            label={enrolment.invitation}
            hint={enrolment.invitationHint}
            name="invitation"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </ChangeForm>
      )}
    </SignInPage>
  )
}
