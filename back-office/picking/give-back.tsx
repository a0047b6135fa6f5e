import { useState } from 'react'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { usePickingCall } from './use-picking-call.ts'

/** Lets somebody else pick the order. */
export function GiveBack({ orderId, isSent }: { orderId: string; isSent: boolean }) {
  const texts = useTexts(pickingPhoneTexts)
  const [isAsked, setAsked] = useState(false)
  const { isSending, failure, send } = usePickingCall(orderId)
  const giveBack = () => {
    setAsked(false)
    return send(() => api('POST /admin/picking/{orderId}/giving-back', { params: { orderId } }))
  }
  return (
    <>
      <Button variant="link" busy={isSending} disabled={!isSent} onClick={() => setAsked(true)}>
        {texts.giveBack}
      </Button>
      <FormFailure text={failure} />
      {isAsked && (
        <ConfirmDialog
          title={texts.giveBack}
          question={texts.giveBackQuestion}
          confirmLabel={texts.giveBack}
          cancelLabel={texts.keep}
          onConfirm={giveBack}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
