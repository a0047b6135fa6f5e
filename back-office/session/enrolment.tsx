import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { Button } from '../../ui/button.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { OfferForm } from './offer.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/** At the first login: setting up the second factor. */
export function Enrolment() {
  const client = useQueryClient()
  const [offer, setOffer] = useState<BackOfficeAnswer<'POST /admin/second-factor'>>()
  const [codes, setCodes] = useState<string[]>()

  if (codes) {
    return (
      <SignInPage title="Recovery codes">
        <RecoveryCodes codes={codes} />
        <Button onClick={() => client.invalidateQueries(sessionQuery)}>I have kept them</Button>
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Set up your second step">
      {offer ? (
        <OfferForm
          offer={offer}
          confirm={async (body) => {
            const answer = await api('PUT /admin/second-factor/enrolment', { body })
            setCodes(answer.body.recoveryCodes)
          }}
        />
      ) : (
        <ChangeForm
          label="Begin"
          submit="Begin"
          send={async () => setOffer((await api('POST /admin/second-factor/enrolment', {})).body)}
        >
          <p>
            Besides the password, the back office asks for a code from an authenticator app on your
            phone. Have one ready.
          </p>
        </ChangeForm>
      )}
    </SignInPage>
  )
}
