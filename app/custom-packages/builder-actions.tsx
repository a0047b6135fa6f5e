import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { isUnsaved, type PackageDraft } from '../../domain/custom-packages/draft.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { DiscardButton } from './discard-button.tsx'
import type { useSavePackage } from './use-save-package.ts'

export type Saving = ReturnType<typeof useSavePackage>

type BuilderActionsProps = { draft: PackageDraft; saving: Saving; onCancel: () => void }

/** Saving the box, going to the checkout, and cancelling. */
export function BuilderActions({ draft, saving, onCancel }: BuilderActionsProps) {
  const { saving: busy, builder: texts } = useTexts(customPackageTexts)
  const { cancel } = useTexts(controlTexts)
  const { isBusy } = saving
  return (
    <div className="mt-5 grid gap-4">
      <FormFailure text={saving.failure} />
      {draft.packageId === null ? (
        <>
          <Button wide busy={isBusy} onClick={saving.saveAndAdd}>
            {saving.isSavingForCart ? busy : texts.saveAndAdd}
          </Button>
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline" busy={isBusy} onClick={saving.save} className="px-2">
              {saving.isSaving ? busy : texts.saveNew}
            </Button>
            <CheckOutButton draft={draft} disabled={isBusy} />
          </div>
        </>
      ) : (
        <>
          <Button wide busy={isBusy} onClick={saving.save}>
            {saving.isSaving ? busy : texts.update}
          </Button>
          <CheckOutButton draft={draft} disabled={isBusy} />
        </>
      )}
      <DiscardButton
        draft={draft}
        onDiscard={onCancel}
        variant="link"
        disabled={isBusy}
        className="justify-self-center"
      >
        {cancel}
      </DiscardButton>
    </div>
  )
}

/** Only leads to the checkout, so it asks first when the package is not saved. */
function CheckOutButton({ draft, disabled }: { draft: PackageDraft; disabled: boolean }) {
  const { confirmCheckOut, builder: texts } = useTexts(customPackageTexts)
  const { toCheckout } = useTexts(cartTexts)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = () => void navigate(href('/checkout'))
  return (
    <>
      <Button
        variant="outline"
        disabled={disabled}
        onClick={isUnsaved(draft) ? () => setAsking(true) : leave}
        className="px-2"
      >
        {texts.checkOut}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.checkOut}
          question={confirmCheckOut}
          confirmLabel={toCheckout}
          cancelLabel={texts.stay}
          danger={false}
          onCancel={() => setAsking(false)}
          onConfirm={leave}
        />
      )}
    </>
  )
}
