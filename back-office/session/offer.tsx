import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { CodeField } from './code-field.tsx'

type Offer = BackOfficeAnswer<'POST /admin/second-factor'>

type OfferFormProps = {
  offer: Offer
  confirm: (confirmation: { ticket: string; code: string }) => Promise<void>
}

/** The picture for the authenticator app, and the first code that it makes. */
export function OfferForm({ offer, confirm }: OfferFormProps) {
  return (
    <>
      <p>Scan this picture with an authenticator app, then enter the code that it shows.</p>
      <img src={offer.qrCode} alt="For your authenticator app to scan" className="size-48" />
      <p>
        No camera? Enter this key by hand:{' '}
        <code className="font-mono text-label break-all">{offer.secret}</code>
      </p>
      <ChangeForm
        label="First code"
        submit="Confirm"
        send={({ code = '' }) => confirm({ ticket: offer.ticket, code })}
      >
        <CodeField />
      </ChangeForm>
    </>
  )
}
