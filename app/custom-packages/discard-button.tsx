import { type ComponentProps, useState } from 'react'
import { isUnsaved, type PackageDraft } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'

type DiscardButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  draft: PackageDraft
  onDiscard: () => void
}

/** Ends the work on a draft, and asks first when that would lose something. */
export function DiscardButton({ draft, onDiscard, ...button }: DiscardButtonProps) {
  const { unfinishedTitle, confirmDiscard, discard, builder } = useTexts(customPackageTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={isUnsaved(draft) ? () => setAsking(true) : onDiscard} />
      {isAsking && (
        <ConfirmDialog
          title={unfinishedTitle}
          question={confirmDiscard(draft.name)}
          confirmLabel={discard}
          cancelLabel={builder.stay}
          onCancel={() => setAsking(false)}
          onConfirm={onDiscard}
        />
      )}
    </>
  )
}
