import { useState } from 'react'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeFailure } from '../ui/change-failure.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'
import { PrintLinks } from './print-links.tsx'
import { type ListedOrder, reloadOrders } from './queries.ts'

type ChosenOrdersProps = { chosen: readonly ListedOrder[]; onDone: () => void }

/** What can be done to many orders at once. */
export function ChosenOrders({ chosen, onDone }: ChosenOrdersProps) {
  const texts = useOfficeTexts(ordersTexts)
  const isNone = chosen.length === 0
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2">
        {isNone ? texts.noneChosen : texts.chosen(chosen.length)}
      </p>
      {!isNone && (
        <>
          <PrintLinks ids={chosen.map(({ id }) => id)} />
          <CompleteButton chosen={chosen} onDone={onDone} />
          <Button variant="link" size="small" onClick={onDone}>
            {texts.chooseNone}
          </Button>
        </>
      )}
    </div>
  )
}

export function CompleteButton({
  chosen,
  onDone,
}: {
  chosen: readonly { id: number; version: number }[]
  onDone: () => void
}) {
  const texts = useOfficeTexts(ordersTexts)
  const [isAsking, setAsking] = useState(false)
  const { isSending, failure, isConflict, change } = useChange()
  const orders = chosen.map(({ id, version }) => ({ orderId: id, version }))
  const ids = chosen.map(({ id }) => id)

  const complete = () => {
    setAsking(false)
    return change(async () => {
      await api('POST /admin/order-completions', { body: { orders } })
      toast.success(texts.completed(ids))
      onDone()
      await reloadOrders()
    })
  }

  return (
    <>
      <Button size="small" busy={isSending} onClick={() => setAsking(true)}>
        {texts.complete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.complete}
          question={texts.confirmComplete(ids)}
          confirmLabel={texts.complete}
          danger={false}
          busy={isSending}
          onConfirm={complete}
          onCancel={() => setAsking(false)}
        />
      )}
      <ChangeFailure text={failure} isConflict={isConflict} />
    </>
  )
}
