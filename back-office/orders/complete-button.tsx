import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeFailure } from '../ui/change-failure.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useChange } from '../ui/use-change.ts'
import { type ListedOrder, reloadOrders } from './queries.ts'

type Completable = Pick<ListedOrder, 'id' | 'version' | 'status' | 'hindrance'>

/** Orders that somebody else has changed, or that cannot leave the store any more. */
export type RefusedOrders = { ids: readonly number[]; why: 'changed' | 'hindered' }

type CompleteButtonProps = {
  chosen: readonly Completable[]
  /** What the orders lack, for those who would complete them. */
  missing?: readonly string[]
  onDone: () => void
  /** Receives those because of which nothing was completed. */
  onRefused?: (refused: RefusedOrders) => void
}

/** Completes orders after a question, which names beforehand every one that cannot leave the store. */
export function CompleteButton({ chosen, missing = [], onDone, onRefused }: CompleteButtonProps) {
  const texts = useOfficeTexts(ordersTexts)
  const { close } = useTexts(controlTexts)
  const [isAsking, setAsking] = useState(false)
  const { isSending, failure, isConflict, change, button, showCurrent } = useChange()
  const hindered = chosen.filter(({ hindrance }) => hindrance)
  const ready = chosen.filter(({ hindrance }) => !hindrance)
  const ids = ready.map(({ id }) => id)

  const complete = () => {
    setAsking(false)
    const orders = ready.map(({ id, version }) => ({ orderId: id, version }))
    return change(async () => {
      await api('POST /admin/order-completions', { body: { orders } }).catch((error) => {
        const refused = refusedIn(error)
        if (refused) onRefused?.(refused)
        throw error
      })
      toast.success(texts.completed(ids))
      onDone()
      await reloadOrders()
    })
  }

  return (
    <>
      <Button ref={button} size="small" busy={isSending} onClick={() => setAsking(true)}>
        {texts.complete}
      </Button>
      {isAsking && hindered.length === 0 && (
        <ConfirmDialog
          title={texts.complete}
          question={texts.confirmComplete(ids)}
          confirmLabel={texts.complete}
          danger={false}
          onConfirm={complete}
          onCancel={() => setAsking(false)}
        />
      )}
      {isAsking && hindered.length > 0 && (
        <ConfirmDialog
          title={texts.cannotComplete}
          question={texts.hindered(hindered.length, chosen.length)}
          confirmLabel={texts.completeOthers(ids.length)}
          cancelLabel={ids.length > 0 ? undefined : close}
          danger={false}
          onConfirm={ids.length > 0 ? complete : undefined}
          onCancel={() => setAsking(false)}
        >
          <ul className="ml-5 list-disc">
            {hindered.map(({ id, status, hindrance }) => (
              <li key={id}>
                {status === 'PAID'
                  ? hindrance && texts.hindrances[hindrance](id)
                  : texts.notToComplete[status](id)}
              </li>
            ))}
            {missing.map((goods) => (
              <li key={goods}>{goods}</li>
            ))}
          </ul>
          {ids.length > 0 && <p>{texts.confirmOthers(ids.length)}</p>}
        </ConfirmDialog>
      )}
      <ChangeFailure text={failure} isConflict={isConflict} onShowCurrent={showCurrent} />
    </>
  )
}

/** The orders that a refusal names. */
function refusedIn(error: unknown): RefusedOrders | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { changed, orders } = error.body
  if (Array.isArray(changed)) return { ids: changed.map(Number), why: 'changed' }
  if (error.code !== 'cannotComplete' || !Array.isArray(orders)) return undefined
  return { ids: orders.map(({ orderId }) => Number(orderId)), why: 'hindered' }
}
