import { Suspense, useState } from 'react'
import type { Package } from '../../contract/index.ts'
import { maximumQuantity } from '../../domain/limits.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { QuantityChoice } from '../catalogue/quantity-choice.tsx'
import { StockLeft } from '../catalogue/stock-left.tsx'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { AddPackageButton } from './add-package-button.tsx'

const FavouriteButton = lazyOrNothing(() => import('../buy-again/favourite-button.tsx'))

type BuyPackageProps = { shopPackage: Package; describedBy: string }

/** How many of a package can be made, how many are wanted, and the button that puts them into the cart. */
export function BuyPackage({ shopPackage, describedBy }: BuyPackageProps) {
  const { buysAgain } = useShop()
  const [quantity, setQuantity] = useState(1)
  const most = Math.min(shopPackage.stockQuantity, maximumQuantity)
  return (
    <div className="grid gap-4">
      <StockLeft units={shopPackage.stockQuantity} />
      <div className="flex flex-wrap items-center gap-4">
        {most > 0 && (
          <div className="noscript:hidden">
            <QuantityChoice
              quantity={quantity}
              name={shopPackage.name}
              most={most}
              onChoose={setQuantity}
            />
          </div>
        )}
        <AddPackageButton
          shopPackage={shopPackage}
          quantity={quantity}
          describedBy={describedBy}
          className="max-sm:flex-auto"
        />
      </div>
      {buysAgain && (
        <Suspense>
          <FavouriteButton kind="package" id={shopPackage.packageId} describedBy={describedBy} />
        </Suspense>
      )}
    </div>
  )
}
