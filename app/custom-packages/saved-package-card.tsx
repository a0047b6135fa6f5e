import { type ReactNode, useState } from 'react'
import type { CustomPackage } from '../../contract/index.ts'
import { packageCardProducts } from '../../domain/limits.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'
import { Ticket } from '../brand/ticket.tsx'
import { notSoldIn, shortIn } from '../cart/items.ts'
import { itemsOfPackage } from './drafts.ts'
import { ItemsDialog } from './items-dialog.tsx'

type SavedPackageCardProps = {
  customPackage: CustomPackage
  nameId: string
  /** The buttons of the card. */
  children: ReactNode
}

/** A saved package: its box, its items and today's price. */
export function SavedPackageCard({ customPackage, nameId, children }: SavedPackageCardProps) {
  const texts = useTexts(customPackageTexts)
  const { notSold, notEnough } = useTexts(cartTexts)
  const [isOpen, setOpen] = useState(false)
  const { id, packageName, packageItems, price, budget } = customPackage
  const dye = dyeOf(id)
  const more = packageItems.length - packageCardProducts
  const short = shortIn(customPackage)
  const hindrances = [
    ...notSoldIn(customPackage).map(notSold),
    ...(short.length > 0 ? [notEnough(short)] : []),
  ]
  return (
    <article aria-labelledby={nameId} className={`relative ${card}`}>
      <Ground
        name={groundOfDye(dye)}
        className="grid aspect-4/3 justify-items-center rounded-b-none"
      >
        <div className="w-[72%] self-end pb-[7%]">
          <ReedBox
            dye={dye}
            name={packageName}
            pictures={packageItems.map((item) => item.imageUrl)}
          />
        </div>
      </Ground>
      <div className="flex flex-1 flex-col p-4.5 md:p-6">
        <h2 id={nameId} className="text-card wrap-anywhere">
          {packageName}
        </h2>
        <ul className="mt-4 grid gap-1">
          {packageItems.slice(0, packageCardProducts).map((item) => (
            <li key={item.productId} className="flex items-baseline gap-3">
              <span
                aria-hidden
                className="mx-0.5 size-1.75 flex-none -translate-y-px rotate-45 bg-leaf-500"
              />
              <span className="min-w-0">{unbrokenUnits(item.productName)}</span>
              <span className="ml-auto font-semibold whitespace-nowrap">× {item.quantity}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={nameId}
            onClick={() => setOpen(true)}
            className="text-link relative z-1 -mb-2 min-h-11 self-start"
          >
            {texts.moreItems(more)}
          </button>
        )}
        <div className="mt-auto grid gap-3.5 pt-4">
          {budget !== null && (
            <p className="text-small text-husk-700">
              <Sentence parts={texts.budgetOf(<Money rupees={budget} />)} />
            </p>
          )}
          <Ticket rupees={price} />
          {hindrances.map((text) => (
            <p key={text} className="text-small font-semibold text-chilli-700">
              {text}
            </p>
          ))}
          {children}
        </div>
      </div>
      {isOpen && (
        <ItemsDialog
          name={packageName}
          items={itemsOfPackage(customPackage)}
          onClose={() => setOpen(false)}
        />
      )}
    </article>
  )
}

/** A card's shape while the packages are loading. */
export function SavedPackageSkeleton() {
  return (
    <div aria-hidden className={card}>
      <SkeletonTile className="aspect-4/3" />
      <div className="grid gap-3.5 p-4.5 md:p-6">
        <SkeletonBar className="h-7 w-2/3" />
        <SkeletonBar className="h-4 w-full" />
        <SkeletonBar className="h-4 w-full" />
        <SkeletonBar className="mt-4 h-12 w-1/2" />
        <SkeletonBar className="h-12 w-full" />
      </div>
    </div>
  )
}

const card = 'flex w-full flex-col rounded-reed border border-husk-200 bg-white'
