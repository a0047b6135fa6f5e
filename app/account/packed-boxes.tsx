import { useQuery } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'
import type { Package } from '../../contract/index.ts'
import { heroPackageProducts } from '../../domain/limits.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { PauseButton } from '../../ui/pause-button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useRotation } from '../../ui/use-rotation.ts'
import { heroPackagesQuery } from '../api/catalogue-queries.ts'
import { dyeOf, ReedBox } from '../brand/reed-box.tsx'

/** Shows two packages in turn beside a form: decoration, except for the promise of delivery. */
export function PackedBoxes() {
  const { data: boxes = [] } = useQuery(heroPackagesQuery(useShop().hero))
  const { shown, isPaused, togglePaused, holding } = useRotation(boxes.length)

  return (
    <div className="ground ground-fascia rounded-none px-(--space-page) pt-6 pb-12 md:py-16">
      <div {...holding} className="mx-auto grid h-full max-w-100 content-center gap-4">
        <div aria-hidden className="grid">
          {boxes.map((each, index) => (
            <PackedBox
              key={each.packageId}
              shopPackage={each}
              isShown={index === shown}
              isFirst={index === 0}
            />
          ))}
        </div>
        <div className="flex min-h-14 items-center gap-2.5 rounded-reed bg-coconut py-1 pr-2 pl-5 text-small leading-snug text-husk-700">
          <Truck size={20} aria-hidden className="flex-none text-leaf-500" />
          <p className="mr-auto">{useTexts(shellTexts).delivery}</p>
          {boxes.length > 1 && <PauseButton isPaused={isPaused} onToggle={togglePaused} />}
        </div>
      </div>
    </div>
  )
}

type PackedBoxProps = { shopPackage: Package; isShown: boolean; isFirst: boolean }

/** The boxes are stacked in one grid cell, so that switching between them shifts no layout. */
function PackedBox({ shopPackage, isShown, isFirst }: PackedBoxProps) {
  const inside = shopPackage.products.map((each) => each.productId)
  return (
    <div
      className={`col-start-1 row-start-1 grid content-between gap-8 transition-opacity duration-(--duration-panel) ${isShown ? '' : 'opacity-0'}`}
    >
      <div className="isolate max-w-full max-md:mx-auto max-md:w-[64vw]">
        <ReedBox
          dye={dyeOf(shopPackage.packageId)}
          pictures={inside.map((product) => product.imageUrl)}
          name={shopPackage.name}
          hero
          eager={isFirst}
          late={!isFirst}
          sizes="(width < 48rem) 26vw, 164px"
        />
      </div>
      <p className="rounded-reed bg-coconut px-5 py-3.5 text-small leading-relaxed">
        {inside.slice(0, heroPackageProducts).map((product, index) => (
          <span key={product.productId}>
            {index > 0 && <span className="text-leaf-500"> • </span>}
            {unbrokenUnits(product.name)}
          </span>
        ))}
      </p>
    </div>
  )
}
