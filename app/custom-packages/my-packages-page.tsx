import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useId, useRef } from 'react'
import { href } from 'react-router'
import type { CustomPackage } from '../../contract/index.ts'
import { newDraft } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { useSession } from '../shell/session.tsx'
import { DeleteButton } from './delete-button.tsx'
import { carrying, draftOfPackage } from './drafts.ts'
import { forgetDraft } from './kept-draft.ts'
import { ReuseButton } from './reuse-button.tsx'
import { SavedPackageCard } from './saved-package-card.tsx'
import { PackageGrid, SavedPackages } from './saved-packages.tsx'
import { useSavedPackages } from './use-saved-packages.ts'

const ShareButton = lazyOrNothing(() => import('../shared-packages/share-button.tsx'))

/** A customer's own packages in the account area. A click on one puts it into the cart. */
export function MyPackagesPage() {
  const texts = useTexts(customPackageTexts)
  const saved = useSavedPackages()
  const count = saved.packages.length
  const { user } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const onDeleted = (id: number) => {
    if (user) forgetDraft(user.id, ({ packageId }) => packageId === id)
    // The card that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className="page-width pt-8 md:pt-10">
      <h1 ref={heading} tabIndex={-1}>
        {texts.myPackages.head.title}
      </h1>
      <div className="mt-5 md:mt-7">
        <AccountTabs />
      </div>
      <div className="my-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div role="status">
          {count > 0 && (
            <>
              <p className="font-semibold">{texts.created(count)}</p>
              <p className="text-small text-husk-700">{texts.hint}</p>
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
          <ButtonLink to={href('/custom_packages')} state={carrying(newDraft(texts))}>
            {texts.create}
          </ButtonLink>
          <ButtonLink to={href('/packages')} variant="outline">
            {texts.myPackages.browseReadyMade}
          </ButtonLink>
        </div>
      </div>
      <SavedPackages
        saved={saved}
        empty={texts.empty}
        first={
          <ButtonLink to={href('/custom_packages')} state={carrying(newDraft(texts))}>
            {texts.createFirst}
          </ButtonLink>
        }
      >
        <PackageGrid packages={saved.packages}>
          {(each) => <MyPackageCard customPackage={each} onDeleted={onDeleted} />}
        </PackageGrid>
      </SavedPackages>
    </div>
  )
}

type MyPackageCardProps = { customPackage: CustomPackage; onDeleted: (id: number) => void }

function MyPackageCard({ customPackage, onDeleted }: MyPackageCardProps) {
  const { edit } = useTexts(customPackageTexts)
  const { sharesPackages } = useShop()
  const written = useTexts(formats)
  const nameId = useId()
  return (
    <SavedPackageCard customPackage={customPackage} nameId={nameId}>
      {/* Its click area is the whole card, which must not move while it is pressed. */}
      <ReuseButton
        customPackage={customPackage}
        describedBy={nameId}
        className="active:transform-none after:absolute after:inset-0"
      />
      <div className="relative z-1 grid grid-cols-2 gap-2.5">
        <ButtonLink
          to={href('/custom_packages')}
          state={carrying(draftOfPackage(customPackage, written))}
          variant="outline"
          size="small"
          aria-describedby={nameId}
        >
          <Pencil size={18} aria-hidden />
          {edit}
        </ButtonLink>
        <DeleteButton customPackage={customPackage} describedBy={nameId} onDeleted={onDeleted} />
        {sharesPackages && (
          <Suspense>
            <ShareButton customPackage={customPackage} describedBy={nameId} />
          </Suspense>
        )}
      </div>
    </SavedPackageCard>
  )
}
