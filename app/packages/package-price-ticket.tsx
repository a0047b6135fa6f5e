import type { Package } from '../../contract/index.ts'
import { modalPriceCents } from '../../domain/goods/price.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import { Ticket } from '../brand/ticket.tsx'
import { priceOfPackage } from '../cart/items.ts'

type PriceOf = { shopPackage: Pick<Package, 'price' | 'discountPrice'> }

/** The package's price; with a discount also the full price and the saving. */
export function PackageTicket({ shopPackage }: PriceOf) {
  const { unitPriceCents, discountCents } = priceOfPackage(shopPackage)
  if (discountCents === 0) return <Ticket rupees={rupees(unitPriceCents)} />
  return (
    <Ticket
      rupees={rupees(unitPriceCents)}
      insteadOf={shopPackage.price}
      saving={rupees(discountCents)}
    />
  )
}

/** The modal's fixed reduction beside the original price. */
export function ModalTicket({ shopPackage }: PriceOf) {
  const reduced = modalPriceCents(cents(shopPackage.price))
  return <Ticket rupees={rupees(reduced)} insteadOf={shopPackage.price} />
}
