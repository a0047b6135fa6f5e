import ArrowRight from 'lucide-react/icons/arrow-right'
import { Fragment } from 'react'
import { href } from 'react-router'
import type { Package } from '../../contract/index.ts'
import { heroPackageProducts } from '../../domain/limits.ts'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { useRotation } from '../../ui/use-rotation.ts'
import { Ground } from '../brand/ground.tsx'
import { heapsInTurn } from '../brand/heaps.ts'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'
import { DeliveryNote } from '../packages/delivery-note.tsx'
import { PackageContents, PackedQuantity } from '../packages/package-contents.tsx'
import { picturesOf } from '../packages/package-picture.tsx'
import { PackageTicket } from '../packages/package-price-ticket.tsx'

type HeroPackageProps = { shopPackage: Package }

/** The package at the top of the page: its big box shows its products in turn. */
export function FirstHeroPackage({ shopPackage }: HeroPackageProps) {
  const langOf = useLangOf()
  const dye = dyeOf(shopPackage.packageId)
  const heaps = heapsInTurn(picturesOf(shopPackage))
  const rotation = useRotation(heaps.length)
  return (
    <article className={`${card} md:grid-cols-2 xl:col-span-8 xl:grid-cols-[5fr_4fr]`}>
      <div className="relative grid" {...rotation.holding}>
        <Ground name={groundOfDye(dye)} className="hero-picture">
          <div className="hero-box-space">
            <ReedBox
              dye={dye}
              name={shopPackage.name}
              hero
              eager
              sizes="(width < 48rem) 26vw, 192px"
              heaps={heaps}
              shown={rotation.shown}
            />
          </div>
        </Ground>
        {heaps.length > 1 && <PauseHeaps rotation={rotation} />}
      </div>
      <div className="flex flex-col p-4.5 md:p-7.5">
        <h2 lang={langOf(shopPackage.name)} className="hero-name">
          {shopPackage.name}
        </h2>
        <PackageContents
          products={shopPackage.products.slice(0, heroPackageProducts)}
          className="mt-4 mb-5"
        />
        <HeroOffer shopPackage={shopPackage} />
      </div>
    </article>
  )
}

/** The second package beside it, on wide screens only. */
export function SecondHeroPackage({ shopPackage }: HeroPackageProps) {
  const langOf = useLangOf()
  const dye = dyeOf(shopPackage.packageId)
  const heaps = heapsInTurn(picturesOf(shopPackage))
  const rotation = useRotation(heaps.length)
  return (
    <article className={`${card} grid-rows-[auto_1fr] max-xl:hidden xl:col-span-4`}>
      <div className="relative" {...rotation.holding}>
        <Ground name={groundOfDye(dye)} className="grid h-36 place-items-center rounded-b-none">
          <div className="w-40">
            <ReedBox dye={dye} name={shopPackage.name} heaps={heaps} shown={rotation.shown} />
          </div>
        </Ground>
        {heaps.length > 1 && <PauseHeaps rotation={rotation} />}
      </div>
      <div className="flex flex-col p-6.5">
        <h2 lang={langOf(shopPackage.name)} className="text-[1.75rem]">
          {shopPackage.name}
        </h2>
        <p className="mt-3 mb-4 text-small leading-snug">
          {shopPackage.products.slice(0, heroPackageProducts).map((content, index) => (
            <Fragment key={content.packageProductId}>
              {index > 0 && (
                <span aria-hidden className="text-leaf-500">
                  {' • '}
                </span>
              )}
              <span lang={langOf(content.productId.name)} className="inline">
                {unbrokenUnits(content.productId.name)}
                <PackedQuantity quantity={content.quantity} />
              </span>
            </Fragment>
          ))}
        </p>
        <HeroOffer shopPackage={shopPackage} />
      </div>
    </article>
  )
}

function HeroOffer({ shopPackage }: HeroPackageProps) {
  return (
    <div className="mt-auto grid gap-3.5">
      <PackageTicket shopPackage={shopPackage} />
      <ButtonLink to={href('/packages')}>
        {useTexts(homeTexts).toPackages}
        <ArrowRight size={20} aria-hidden />
      </ButtonLink>
      <DeliveryNote />
    </div>
  )
}

function PauseHeaps({ rotation }: { rotation: ReturnType<typeof useRotation> }) {
  return (
    <PauseButton
      isPaused={rotation.isPaused}
      onToggle={rotation.togglePaused}
      className="absolute! top-3 right-3"
    />
  )
}

const card = 'grid overflow-hidden rounded-reed bg-coconut shadow-float'
