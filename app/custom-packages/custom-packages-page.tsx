import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { GuestPrompt } from '../packages/guest-prompt.tsx'
import { useSession } from '../shell/session.tsx'
import { Browse } from './browse.tsx'
import { Builder } from './builder.tsx'
import { usePackageBuilder } from './use-package-builder.ts'
import { useSavedPackages } from './use-saved-packages.ts'

/** A customer's own packages: to browse, or to build one. */
export function CustomPackagesPage() {
  const { user } = useSession()
  return (
    <div className="page-width pt-6 md:pt-10">
      <Link
        to={href('/packages')}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 text-small"
      >
        <ArrowLeft size={18} aria-hidden />
        <span className="text-link font-normal">{useTexts(packageTexts).head.title}</span>
      </Link>
      {user ? <OwnPackages key={user.id} userId={user.id} /> : <GuestPrompt />}
    </div>
  )
}

function OwnPackages({ userId }: { userId: number }) {
  const texts = useTexts(customPackageTexts)
  const builder = usePackageBuilder(userId)
  const saved = useSavedPackages()
  const heading = useModeHeading(builder.isOpen)
  const { draft, isOpen, wanted } = builder
  useFocusWhenGone(draft !== null, heading)

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-5 md:mb-6">
        {isOpen ? builderTitle(draft?.packageId ?? null, texts) : texts.head.title}
      </h1>
      {isOpen && draft ? (
        <Builder key={draft.packageId} draft={draft} builder={builder} />
      ) : (
        <Browse
          saved={saved}
          builder={builder}
          onDeleted={(id) => {
            builder.forget(id)
            // The card that had the focus is gone.
            heading.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {wanted && draft && (
        <ConfirmDialog
          title={texts.unfinishedTitle}
          question={texts.confirmReplace(draft.name)}
          confirmLabel={texts.beginAnother}
          cancelLabel={texts.continueUnfinished}
          onConfirm={builder.replace}
          onCancel={builder.resume}
        />
      )}
    </>
  )
}

function builderTitle(
  packageId: number | null,
  { builder: { newTitle, editTitle } }: Texts['customPackageTexts'],
): string {
  return packageId === null ? newTitle : editTitle
}

/** When the mode changes, the page starts again at its top, with the focus on its heading. */
function useModeHeading(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  return heading
}
