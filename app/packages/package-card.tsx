import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Package } from '../../contract/index.ts'
import { packageAddress } from '../../contract/pages.ts'
import { packageCardProducts } from '../../domain/limits.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { LinkedName } from '../shell/linked-name.ts'
import { AddPackageButton } from './add-package-button.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { PackageContents } from './package-contents.tsx'
import { PackageModal } from './package-modal.tsx'
import { PackagePicture } from './package-picture.tsx'
import { PackageTicket } from './package-price-ticket.tsx'

type PackageCardProps = {
  shopPackage: Package
  /** Its place on the page, from 0. */
  place: number
}

/** A row on a wide screen; on a phone only the first is at the top. */
const cardsAtTop = 3

export function PackageCard({ shopPackage, place }: PackageCardProps) {
  const texts = useTexts(packageTexts)
  const langOf = useLangOf()
  const nameId = useId()
  const [isOpen, setOpen] = useState(false)
  const linkState: LinkedName = { name: shopPackage.name }
  const left = shopPackage.products.length - packageCardProducts
  return (
    <article aria-labelledby={nameId} className={`${card} ${place > 0 ? 'late-on-phones' : ''}`}>
      <PackagePicture
        shopPackage={shopPackage}
        eager={place === 0}
        late={place >= cardsAtTop}
        className="aspect-4/3"
      />
      <div className="flex flex-1 flex-col p-4.5 md:p-6">
        <h2 id={nameId} lang={langOf(shopPackage.name)} className="text-card">
          <Link to={packageAddress(shopPackage)} state={linkState} className="hover:underline">
            {shopPackage.name}
          </Link>
        </h2>
        <PackageContents
          products={shopPackage.products.slice(0, packageCardProducts)}
          className="mt-4 gap-1"
        />
        {left > 0 && (
          <>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-describedby={nameId}
              onClick={() => setOpen(true)}
              className="text-link -mb-2 min-h-11 self-start noscript:hidden"
            >
              {texts.moreItems(left)}
            </button>
            <noscript>
              <details className="mt-1">
                <summary className="text-link py-2.5">{texts.moreItems(left)}</summary>
                <PackageContents
                  products={shopPackage.products.slice(packageCardProducts)}
                  className="gap-1"
                />
              </details>
            </noscript>
          </>
        )}
        <div className="mt-auto grid gap-3.5 pt-4">
          <PackageTicket shopPackage={shopPackage} />
          <AddPackageButton shopPackage={shopPackage} describedBy={nameId} />
          <DeliveryNote />
        </div>
      </div>
      {isOpen && <PackageModal shopPackage={shopPackage} onClose={() => setOpen(false)} />}
    </article>
  )
}

/** A package card's shape while the packages are loading. */
export function PackageCardSkeleton() {
  return (
    <div className={card}>
      <SkeletonTile className="aspect-4/3" />
      <div className="grid gap-3.5 p-4.5 md:p-6">
        <SkeletonBar className="h-7 w-2/3" />
        {Array.from({ length: packageCardProducts }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <SkeletonBar key={index} className="h-4 w-full" />
        ))}
        <SkeletonBar className="mt-4 h-12 w-1/2" />
        <SkeletonBar className="h-12 w-full" />
      </div>
    </div>
  )
}

const card = 'flex flex-col rounded-reed border border-husk-200 bg-white'
