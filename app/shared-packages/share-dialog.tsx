import { type RefObject, useRef } from 'react'
import { useHref } from 'react-router'
import type { CustomPackage } from '../../contract/index.ts'
import { sharedPackageAddress } from '../../contract/pages.ts'
import { sharedPackageTexts } from '../../domain/texts/en/shared-packages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { useSending } from '../../ui/use-sending.ts'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { serverMessage } from '../api/server-message.ts'
import { useSavedPackagesChanges } from '../custom-packages/use-saved-packages.ts'

type ShareDialogProps = { customPackage: CustomPackage; onClose: () => void }

/** Makes a link to a package, copies it, and ends it. */
export function ShareDialog({ customPackage, onClose }: ShareDialogProps) {
  const texts = useTexts(sharedPackageTexts)
  const { id, packageName, shareToken } = customPackage
  const { isSending, failure, run } = useSending()
  const { reload } = useSavedPackagesChanges()
  const makeButton = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLInputElement>(null)
  const isShared = Boolean(shareToken)
  useFocusWhenGone(isShared, makeButton)
  useFocusWhenGone(!isShared, link)

  const change = (method: 'PUT' | 'DELETE') =>
    run(async () => {
      try {
        const params = { id: String(id) }
        await askOnceMore(() => api(`${method} /custom-packages/{id}/share`, { params }))
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
      await reload()
    })
  return (
    <Dialog
      title={<span className="wrap-anywhere">{texts.title(packageName)}</span>}
      size="small"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>{texts.whatOthersSee}</p>
        {shareToken ? (
          <>
            <Link shareToken={shareToken} field={link} />
            <Button variant="danger" busy={isSending} onClick={() => change('DELETE')}>
              {texts.end}
            </Button>
          </>
        ) : (
          <Button ref={makeButton} busy={isSending} onClick={() => change('PUT')}>
            {texts.make}
          </Button>
        )}
        <FormFailure text={failure} />
      </div>
    </Dialog>
  )
}

type LinkProps = { shareToken: string; field: RefObject<HTMLInputElement | null> }

function Link({ shareToken, field }: LinkProps) {
  const texts = useTexts(sharedPackageTexts)
  const path = useHref(sharedPackageAddress(shareToken))
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(window.location.origin + path)
      toast.success(texts.copied)
    } catch {
      // The browser does not allow it; the link is selected and can be copied by hand.
      toast.info(texts.copyByHand)
    }
  }
  return (
    <>
      <TextField
        ref={field}
        label={texts.link}
        value={window.location.origin + path}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" onClick={copy}>
        {texts.copyLink}
      </Button>
    </>
  )
}
