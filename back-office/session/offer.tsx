import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ApiError, isNotFound, isUnanswered } from '../../contract/client.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { CodeField } from './code-field.tsx'

type Offer = BackOfficeAnswer<'POST /admin/second-factor'>

type OfferFormProps = {
  offer: Offer
  confirm: (confirmation: { ticket: string; code: string }) => Promise<void>
  /** What comes after a confirmation whose answer was lost, with the recovery codes in it. */
  goOn: () => void
}

/** The QR code for the authenticator app, and a form for the first code of the app. */
export function OfferForm({ offer, confirm, goOn }: OfferFormProps) {
  const texts = useOfficeTexts(sessionTexts).offer
  const [outcome, setOutcome] = useState<'UNANSWERED' | 'LOST'>()
  if (outcome === 'LOST') {
    return (
      <>
        <FormFailure text={texts.lost} />
        <Button size="small" onClick={goOn}>
          {texts.goOn}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{texts.scan}</p>
      <img src={offer.qrCode} alt={texts.picture} className="size-48" />
      <p>
        <Sentence
          parts={texts.noCamera(
            <code className="font-mono text-label break-all">{offer.secret}</code>,
          )}
        />
      </p>
      <ChangeForm
        label={texts.label}
        submit={texts.submit}
        send={async ({ code = '' }) => {
          try {
            await confirm({ ticket: offer.ticket, code })
          } catch (error) {
            if (outcome === 'UNANSWERED' && isUsedUp(error)) return setOutcome('LOST')
            if (isUnanswered(error)) setOutcome('UNANSWERED')
            throw error
          }
        }}
      >
        <CodeField />
      </ChangeForm>
      {outcome === 'UNANSWERED' && <p>{texts.perhapsDone}</p>}
    </>
  )
}

/** A confirmation changes the second step, which ends this session and the offer. */
function isUsedUp(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === 'offerTooOld')
}
