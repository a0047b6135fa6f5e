import { useRouteLoaderData } from 'react-router'
import { freeShippingOverCents } from '../../domain/delivery/terms.ts'
import { exactAmount } from '../../domain/money/money.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { OwnText } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { groundClass } from '../brand/ground.tsx'
import type { loader } from '../root.tsx'

export function FreeShippingBanner() {
  const texts = useTexts(catalogueTexts)
  const written = useTexts(formats)
  const root = useRouteLoaderData<typeof loader>('root')
  // Absent while the shop has set no fee: then the specified amount stands.
  const from = root?.freeDeliveryFrom === undefined ? freeShippingOverCents : root.freeDeliveryFrom
  const { hidesBanner, texts: own } = useShop()
  if (hidesBanner || (from === null && !own?.banner)) return null
  return (
    <p
      className={`${groundClass('jak')} ground-heading stencil flex items-center gap-4 px-4 py-5 text-card md:gap-5 md:px-7.5`}
    >
      <img
        src="/header/shipping.webp"
        alt=""
        width={48}
        height={48}
        className="m-0! w-11! flex-none md:w-12!"
      />
      <OwnText name="banner">
        {from !== null && texts.freeShipping(exactAmount(from, written))}
      </OwnText>
    </p>
  )
}
