import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import type { PickedOrder } from './picking-queries.ts'
import { usePickingCall } from './use-picking-call.ts'

type CallCustomerProps = { orderId: string; order: PickedOrder }

/** Calls a customer who wants to be called first, and notes whether they answered. */
export function CallCustomer({ orderId, order }: CallCustomerProps) {
  const texts = useTexts(pickingPhoneTexts)
  const { isSending, failure, send } = usePickingCall(orderId)
  if (order.contact === null) return null
  const note = (reached: boolean) =>
    send(() => {
      const named = { opId: crypto.randomUUID(), atDevice: new Date().toISOString() }
      const call = { params: { orderId }, body: { ...named, reached } }
      return api('POST /admin/picking/{orderId}/calls', call)
    })
  const wasReached = order.calls.some(({ reached }) => reached)
  return (
    <div className="grid gap-2">
      <a href={`tel:${order.contact}`} className={buttonClass({ variant: 'turmeric', wide: true })}>
        {texts.call(order.contact)}
      </a>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" busy={isSending} onClick={() => note(true)}>
          {texts.reached}
        </Button>
        <Button variant="outline" busy={isSending} onClick={() => note(false)}>
          {texts.noAnswer}
        </Button>
      </div>
      <p role="status">{wasReached ? texts.wasReached : texts.calls(order.calls.length)}</p>
      <FormFailure text={failure} />
    </div>
  )
}
