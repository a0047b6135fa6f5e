import { useId, useState } from 'react'
import { amountText, cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { Differences } from './differences.tsx'
import type { PickedOrder } from './picking-queries.ts'
import { usePickingCall } from './use-picking-call.ts'

type PackFormProps = { orderId: string; order: PickedOrder; isSent: boolean }

/** The end of the walk: what differs, what goes back to the customer, and how many bags. */
export function PackForm({ orderId, order, isSent }: PackFormProps) {
  const texts = useTexts(pickingPhoneTexts)
  const amounts = useTexts(formats)
  const { isSending, failure, send } = usePickingCall(orderId)
  const [bags, setBags] = useState('1')
  const id = useId()
  const pack = () => {
    const call = { params: { orderId }, body: { bags: Number(bags) } }
    return send(() => api('POST /admin/picking/{orderId}/packing', call))
  }
  return (
    <form
      aria-label={texts.pack}
      className="panel grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void pack()
      }}
    >
      <Differences order={order} />
      {order.goesBack > 0 && (
        <p className="font-semibold">
          {texts.goesBack(amountText(cents(order.goesBack), amounts))}
        </p>
      )}
      <label htmlFor={id}>{texts.bags}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        required
        value={bags}
        onChange={({ currentTarget }) => setBags(currentTarget.value)}
        className="field-control"
      />
      <Button type="submit" wide busy={isSending} disabled={!isSent}>
        {texts.pack}
      </Button>
      <FormFailure text={failure} />
    </form>
  )
}
