import { useState } from 'react'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'

type RemoveButtonProps = {
  name: string
  /** What is asked before it is removed. */
  question: string
  remove: () => Promise<unknown>
  /** Loads what is left. */
  reload: () => Promise<void>
}

/** Removes an area or a weekly time, once the operator is sure. */
export function RemoveButton({ name, question, remove, reload }: RemoveButtonProps) {
  const texts = useOfficeTexts(officeDeliveryTexts)
  const { isSending, failure, change } = useChange()
  const [isAsked, setAsked] = useState(false)
  const confirm = () =>
    change(async () => {
      setAsked(false)
      await remove()
      toast.success(texts.removed(name))
      await reload()
    })
  return (
    <div>
      <Button variant="outline" size="small" busy={isSending} onClick={() => setAsked(true)}>
        {texts.removeOf(name)}
      </Button>
      <FormFailure text={failure} />
      {isAsked && (
        <ConfirmDialog
          title={texts.removeOf(name)}
          question={question}
          confirmLabel={texts.remove}
          danger
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}
