import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { CodeField } from './code-field.tsx'

type Offer = BackOfficeAnswer<'POST /admin/second-factor'>

type OfferFormProps = {
  offer: Offer
  confirm: (confirmation: { ticket: string; code: string }) => Promise<void>
}

/** The QR code for the authenticator app, and a form for the first code of the app. */
export function OfferForm({ offer, confirm }: OfferFormProps) {
  const texts = useOfficeTexts(sessionTexts).offer
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
        send={({ code = '' }) => confirm({ ticket: offer.ticket, code })}
      >
        <CodeField />
      </ChangeForm>
    </>
  )
}
