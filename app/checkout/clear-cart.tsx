import { useState } from 'react'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'

export function ClearCart({ onClear }: { onClear: () => Promise<boolean> }) {
  const texts = useTexts(checkoutTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="link" size="small" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.clear}
          question={texts.confirmClear}
          confirmLabel={texts.clear}
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
