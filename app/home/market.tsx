import { FreshnessPromo } from './freshness-promo.tsx'
import { PopularProducts } from './popular-products.tsx'
import { Steps } from './steps.tsx'
import { Tiles } from './tiles.tsx'

/** How ordering works, and what there is to order. */
export function Market() {
  return (
    <>
      <Steps />
      <Tiles />
      <PopularProducts />
      <FreshnessPromo />
    </>
  )
}
