import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function ClearCart({ onClear }: { onClear: () => Promise<boolean> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="link" size="small" onClick={() => setAsking(true)}>
        Clear Cart
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Clear Cart"
          question="Do you want to take everything out of your cart?"
          confirmLabel="Clear Cart"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void onClear()
          }}
        />
      )}
    </>
  )
}
