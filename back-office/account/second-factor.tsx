import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { OfferForm } from '../session/offer.tsx'
import { RecoveryCodes } from '../session/recovery-codes.tsx'
import { ChangeForm } from '../ui/change-form.tsx'

type State =
  | { step: 'idle' }
  | { step: 'offered'; offer: BackOfficeAnswer<'POST /admin/second-factor'> }
  | { step: 'codes'; codes: string[] }

/** Another phone, or other recovery codes; both ask for the password again. */
export function SecondFactor() {
  const [state, setState] = useState<State>({ step: 'idle' })
  return (
    <section className="panel grid gap-5" aria-labelledby="second-factor">
      <h2 id="second-factor">Second step</h2>
      {state.step === 'idle' && <Choice setState={setState} />}
      {state.step === 'offered' && (
        <OfferForm
          offer={state.offer}
          confirm={async (body) => {
            const answer = await api('PUT /admin/second-factor', { body })
            toast.success('The second step has changed. Other sessions have ended.')
            setState({ step: 'codes', codes: answer.body.recoveryCodes })
          }}
        />
      )}
      {state.step === 'codes' && (
        <>
          <RecoveryCodes codes={state.codes} />
          <Button size="small" onClick={() => setState({ step: 'idle' })}>
            I have kept them
          </Button>
        </>
      )}
    </section>
  )
}

function Choice({ setState }: { setState: (state: State) => void }) {
  return (
    <>
      <ChangeForm
        label="Change the second step"
        submit="Set up another phone"
        send={async ({ password = '' }) => {
          const { body } = await api('POST /admin/second-factor', { body: { password } })
          setState({ step: 'offered', offer: body })
        }}
      >
        <PasswordField label="Your password, for another phone" name="password" required />
      </ChangeForm>
      <ChangeForm
        label="New recovery codes"
        submit="Make new recovery codes"
        send={async ({ password = '' }) => {
          const path = 'POST /admin/second-factor/recovery-codes'
          const { body } = await api(path, { body: { password } })
          setState({ step: 'codes', codes: body.recoveryCodes })
        }}
      >
        <PasswordField label="Your password, for new recovery codes" name="password" required />
      </ChangeForm>
    </>
  )
}
