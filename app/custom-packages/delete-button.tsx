import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, isNotFound } from '../../contract/client.ts'
import type { CustomPackage } from '../../contract/index.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { useSavedPackagesChanges } from './use-saved-packages.ts'

type DeleteButtonProps = {
  customPackage: CustomPackage
  describedBy: string
  onDeleted: (id: number) => void
}

/** Deletes a saved package after a confirmation. */
export function DeleteButton({ customPackage, describedBy, onDeleted }: DeleteButtonProps) {
  const texts = useTexts(customPackageTexts)
  const { id, packageName } = customPackage
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const { deleted, reload } = useSavedPackagesChanges()

  const remove = async () => {
    setStep('deleting')
    try {
      await askOnceMore(() => api('DELETE /custom-packages/{id}', { params: { id: String(id) } }))
    } catch (error) {
      // Deleted already: in another tab, or by an attempt whose answer was lost.
      if (!isNotFound(error)) {
        setStep('idle')
        // The session has ended, which leads to /login.
        if (error instanceof ApiError && error.status === 401) return
        toast.error(texts.deleteFailed)
        return void reload()
      }
    }
    toast.success(texts.deleted)
    // The closing dialog gives the focus back to this button before the button disappears with its card.
    flushSync(() => setStep('idle'))
    deleted(id)
    onDeleted(id)
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-describedby={describedBy}
        onClick={() => setStep('asking')}
      >
        <Trash size={18} aria-hidden />
        {texts.remove}
      </Button>
      {step !== 'idle' && (
        <ConfirmDialog
          title={texts.removeTitle(packageName)}
          question={texts.confirmDelete}
          confirmLabel={texts.remove}
          busy={step === 'deleting'}
          onCancel={() => setStep('idle')}
          onConfirm={remove}
        />
      )}
    </>
  )
}
