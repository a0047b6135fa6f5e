import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { isUnanswered } from '../../contract/client.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { OfferForm } from '../session/offer.tsx'
import { RecoveryCodes } from '../session/recovery-codes.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type State =
  | { step: 'idle' }
  | { step: 'offered'; offer: BackOfficeAnswer<'POST /admin/second-factor'> }
  | { step: 'codes'; codes: string[] }

const codesLeftQuery = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: async () => (await api('GET /admin/second-factor/recovery-codes', {})).body.left,
})

/** Sets up another phone or new recovery codes; both ask for the password again. */
export function SecondFactor() {
  const texts = useOfficeTexts(accountTexts).secondFactor
  const { recoveryCodes } = useOfficeTexts(sessionTexts)
  const [state, setState] = useState<State>({ step: 'idle' })
  return (
    <section className="panel grid gap-5" aria-labelledby="second-factor">
      <h2 id="second-factor">{texts.title}</h2>
      {state.step === 'idle' && <Choice setState={setState} />}
      {state.step === 'offered' && (
        <OfferForm
          offer={state.offer}
          confirm={async (body) => {
            const answer = await api('PUT /admin/second-factor', { body })
            toast.success(texts.changed)
            setState({ step: 'codes', codes: answer.body.recoveryCodes })
          }}
          goOn={() => {
            setState({ step: 'idle' })
            void queryClient.invalidateQueries(sessionQuery)
          }}
        />
      )}
      {state.step === 'codes' && (
        <>
          <RecoveryCodes codes={state.codes} />
          <Button size="small" onClick={() => setState({ step: 'idle' })}>
            {recoveryCodes.kept}
          </Button>
        </>
      )}
    </section>
  )
}

function Choice({ setState }: { setState: (state: State) => void }) {
  const { otherPhone, recoveryCodes } = useOfficeTexts(accountTexts).secondFactor
  const { data: codesLeft } = useQuery(codesLeftQuery)
  const [isPerhapsMade, setPerhapsMade] = useState(false)
  return (
    <>
      <ChangeForm
        label={otherPhone.label}
        submit={otherPhone.submit}
        send={async ({ password = '' }) => {
          const { body } = await api('POST /admin/second-factor', { body: { password } })
          setState({ step: 'offered', offer: body })
        }}
      >
        <PasswordField label={otherPhone.password} name="password" required />
      </ChangeForm>
      <ChangeForm
        label={recoveryCodes.label}
        submit={recoveryCodes.submit}
        send={async ({ password = '' }) => {
          const path = 'POST /admin/second-factor/recovery-codes'
          try {
            const { body } = await api(path, { body: { password } })
            setState({ step: 'codes', codes: body.recoveryCodes })
          } catch (error) {
            if (isUnanswered(error)) setPerhapsMade(true)
            throw error
          }
        }}
      >
        {isPerhapsMade && <p>{recoveryCodes.perhapsMade}</p>}
        {!isPerhapsMade && codesLeft !== undefined && <p>{recoveryCodes.left(codesLeft)}</p>}
        <PasswordField label={recoveryCodes.password} name="password" required />
      </ChangeForm>
    </>
  )
}
