import { useQuery } from '@tanstack/react-query'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { Logo } from '../../ui/logo.tsx'
import { OwnText } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { packagesQuery } from '../api/catalogue-queries.ts'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'
import { picturesOf } from '../packages/package-picture.tsx'
import { PackageTicket } from '../packages/package-price-ticket.tsx'
import { StoreLinks } from '../shell/store-links.tsx'
import { useReveal } from './use-reveal.ts'

export function AppPromo() {
  const texts = useTexts(homeTexts).app
  const group = useReveal<HTMLDivElement>()
  const { appStoreUrl, googlePlayUrl } = useShop()
  if (!appStoreUrl && !googlePlayUrl) return null
  return (
    <section aria-labelledby="app" className="overflow-hidden bg-jak-300">
      <div
        ref={group}
        className="page-width grid gap-x-10 gap-y-7 pt-14 md:grid-cols-[1fr_18.75rem] md:items-center md:pt-(--space-section) xl:pr-42"
      >
        <div className="md:pb-(--space-section)">
          <h2 id="app" className="promo-title">
            <OwnText name="appTitle">{texts.title}</OwnText>
          </h2>
          <p className="mt-4 mb-7 max-w-120 text-lead">
            <OwnText name="app">{texts.text}</OwnText>
          </p>
          <StoreLinks tone="ink" />
        </div>
        <Phone />
      </div>
    </section>
  )
}

/** A phone that shows the shop: decoration, with one of the packages on sale. */
function Phone() {
  const { data: packages = [] } = useQuery(packagesQuery())
  // The hero shows the first packages already.
  const shopPackage = packages[3] ?? packages.at(-1)
  const dye = dyeOf(shopPackage?.packageId ?? 1)
  return (
    <div aria-hidden className="phone">
      <Logo alt="" width={122} height={28} loading="lazy" />
      <Ground name={groundOfDye(dye)} className="grid justify-items-center rounded-none">
        <div className="isolate w-[68%] pt-3 pb-6">
          <ReedBox
            dye={dye}
            name={shopPackage?.name}
            pictures={shopPackage ? picturesOf(shopPackage) : []}
          />
        </div>
      </Ground>
      <div className="h-33 px-4.5 pt-4.5">
        {shopPackage && <PackageTicket shopPackage={shopPackage} />}
      </div>
    </div>
  )
}
