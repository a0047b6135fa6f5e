import { type RefObject, useRef, useState } from 'react'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { mainButtonText } from './address-mode.ts'
import type { Addresses } from './use-addresses.ts'
import { shakesOfVisit } from './use-shake.ts'

/** The delivery addresses: the recent one, all of them, or the form for one. */
export function AddressManager({ addresses }: { addresses: Addresses }) {
  const texts = useTexts(recipientTexts)
  const { mode } = addresses
  const mainButton = useRef<HTMLButtonElement>(null)
  const shakesLeft = useRef(shakesOfVisit)
  useFocusWhenGone(mode.name === 'form', mainButton)
  return (
    <section
      aria-labelledby="delivery-address"
      className="rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="delivery-address">{texts.title}</h2>
        {mode.name !== 'form' && !addresses.isLoading && (
          <Button
            ref={mainButton}
            variant="outline"
            size="small"
            onClick={addresses.pressMainButton}
          >
            {mainButtonText(mode, addresses.recipients.length, texts)}
          </Button>
        )}
      </div>
      {mode.name === 'form' ? (
        <AddressForm
          key={mode.editing?.recipientId ?? 'new'}
          editing={mode.editing}
          typed={mode.typed}
          onType={addresses.onType}
          onSaved={addresses.onSaved}
          onCancel={addresses.cancelForm}
        />
      ) : (
        <AddressList {...{ addresses, mainButton, shakesLeft }} />
      )}
    </section>
  )
}

type AddressListProps = {
  addresses: Addresses
  mainButton: RefObject<HTMLButtonElement | null>
  shakesLeft: RefObject<number>
}

function AddressList({ addresses, mainButton, shakesLeft }: AddressListProps) {
  const texts = useTexts(recipientTexts)
  const [askedId, setAskedId] = useState<number>()
  // The question goes with its address, in one step: closed before, it would give the focus back to a button that is about to go.
  const asked = addresses.shown.find(({ recipientId }) => recipientId === askedId)
  useFocusWhenGone(asked !== undefined, mainButton)
  if (addresses.isLoading) return <SkeletonBar className="h-28" />
  if (addresses.isBroken) return <LoadFailure text={texts.notLoaded} onRetry={addresses.retry} />
  if (addresses.shown.length === 0) return <p>{texts.none}</p>

  return (
    <>
      <ul className="grid gap-3">
        {addresses.shown.map((recipient) => {
          const isSelected = recipient === addresses.selected
          return (
            <li key={recipient.recipientId}>
              <AddressCard
                recipient={recipient}
                isSelected={isSelected}
                isRecent={recipient === addresses.recent}
                shakes={!isSelected && (addresses.recent ?? addresses.shown[0]) === recipient}
                shakesLeft={shakesLeft}
                onToggle={() => addresses.toggle(recipient.recipientId)}
                onEdit={() => addresses.edit(recipient)}
                onDelete={() => setAskedId(recipient.recipientId)}
              />
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={texts.deleteAddress}
          question={texts.confirmDelete}
          confirmLabel={texts.yes}
          cancelLabel={texts.no}
          busy={addresses.isDeleting}
          onCancel={() => setAskedId(undefined)}
          onConfirm={async () => {
            const isDeleted = await addresses.remove(asked.recipientId)
            if (!isDeleted) setAskedId(undefined)
          }}
        />
      )}
    </>
  )
}
