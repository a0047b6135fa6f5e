import { useState } from 'react'
import { gatewayDifferenceTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusWhenRemoved } from '../ui/use-focus-after.ts'
import { type Difference, differencesKey } from './queries.ts'

type RefusedPaymentProps = {
  payment: NonNullable<Difference['refusedPayment']>
  /** The gateway's id of the payment. */
  paymentId: string | null
}

/** Asks what was done about a payment that the shop could not book. */
export function SettleButton({ payment, paymentId }: RefusedPaymentProps) {
  const texts = useOfficeTexts(gatewayDifferenceTexts)
  const [isAsking, setAsking] = useState(false)
  const button = useFocusWhenRemoved()
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="small"
        onClick={() => setAsking(true)}
        className="whitespace-nowrap"
      >
        {texts.settle}
        <span className="sr-only">{texts.ofPayment(paymentId)}</span>
      </Button>
      {isAsking && (
        <Dialog
          title={texts.settlement.title(paymentId)}
          size="small"
          onClose={() => setAsking(false)}
        >
          <ChangeForm
            label={texts.settlement.label(paymentId)}
            submit={texts.settlement.submit}
            send={async ({ note = '' }) => {
              await settle(payment, note)
              setAsking(false)
              await reload()
            }}
          >
            <TextArea
              label={texts.settlement.note}
              hint={texts.settlement.noteHint}
              name="note"
              maxLength={500}
              required
            />
          </ChangeForm>
        </Dialog>
      )}
    </>
  )
}

/** What was done about it, by whom, and a button to reopen it. */
export function Settled({ payment, paymentId }: RefusedPaymentProps) {
  const texts = useOfficeTexts(gatewayDifferenceTexts)
  const { settlement } = payment
  if (!settlement) return null
  return (
    <div className="grid xl:min-w-52 justify-items-start gap-2">
      <p className="whitespace-pre-line">{settlement.note}</p>
      <p className="text-label">
        <Sentence
          parts={texts.settlement.byAt(
            settlement.operatorEmail,
            <ShopDate value={settlement.at} />,
          )}
        />
      </p>
      <RowChange queryKey={differencesKey} send={() => settle(payment, null)}>
        {texts.reopen}
        <span className="sr-only">{texts.ofPayment(paymentId)}</span>
      </RowChange>
    </div>
  )
}

function settle(
  { refusedPaymentId, version }: RefusedPaymentProps['payment'],
  note: string | null,
) {
  return api('PUT /admin/refused-payments/{refusedPaymentId}/settlement', {
    params: { refusedPaymentId: String(refusedPaymentId) },
    body: { note, version },
  })
}

const reload = () => queryClient.invalidateQueries({ queryKey: differencesKey })
