import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'

type OrderAgainButtonProps = {
  isBusy: boolean
  /** The order was put into the cart just now, so that once more would double it. */
  isInCart: boolean
  onOrder: () => void
}

/** Puts an order into the cart, and asks before it does so once more. */
export function OrderAgainButton({ isBusy, isInCart, onOrder }: OrderAgainButtonProps) {
  const { again: texts } = useTexts(orderTexts)
  const { adding } = useTexts(cartTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={isBusy}
        onClick={isInCart ? () => setAsking(true) : onOrder}
      >
        <RotateCcw size={18} aria-hidden />
        {isBusy ? adding : texts.order}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.onceMoreTitle}
          question={texts.onceMore}
          confirmLabel={texts.addOnceMore}
          danger={false}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onOrder()
          }}
        />
      )}
    </>
  )
}
