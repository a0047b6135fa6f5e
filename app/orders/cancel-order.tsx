import { type RefObject, useState } from 'react'
import { amountText, cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { cancellationTexts } from '../../domain/texts/en/orders.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import type { CustomerOrder } from './order-of.ts'
import { useCancellation } from './use-cancellation.ts'

type CancelOrderProps = {
  order: CustomerOrder
  /** Gets the focus once there is nothing left to cancel. */
  heading: RefObject<HTMLElement | null>
}

/** For an order that its customer may cancel: a button, and a question before anything happens. */
export function CancelOrder({ order, heading }: CancelOrderProps) {
  const texts = useTexts(cancellationTexts)
  const spelling = useTexts(formats)
  const [isAsking, setAsking] = useState(false)
  const { isSending, cancel } = useCancellation(order.orderId, () => setAsking(false))
  const { cancellable } = order
  useFocusWhenGone(cancellable !== undefined, heading)
  if (!cancellable) return null
  return (
    <div className="mt-(--space-gutter)">
      <Button variant="outline" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.title(order.orderId)}
          question={
            cancellable.refundAmount > 0
              ? texts.paid(amountText(cents(cancellable.refundAmount), spelling))
              : texts.unpaid
          }
          confirmLabel={texts.confirm}
          cancelLabel={texts.keep}
          busy={isSending}
          onConfirm={cancel}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
